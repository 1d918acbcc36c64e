import { type Violation, violation } from '../../../platform/errors/index.ts'
import type { PageFacts } from '../../publisher/index.ts'
import { findPlaceholderFault } from '../named-places.ts'

const nb = '\u00a0'

/** Texts with their paths: `questions.2.answer`. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key))
}

/** Finds texts that name an unknown fact. A known fact without a value is no fault: pages show a blank until it has one. */
export const factFaults = (content: object, facts: PageFacts): Violation[] =>
  textsIn(content).flatMap(([path, text]) => {
    const fault = findPlaceholderFault(text, {
      faultOf: (name) =>
        Object.hasOwn(facts, name) ? undefined : violation(path, `Le site n’a pas d’information {{${name}}}.`),
      broken: (braces) =>
        violation(
          path,
          `«${nb}${braces}${nb}» n’est pas une information du site${nb}: écrivez par exemple {{formule.prix}}.`,
        ),
    })
    return fault ? [fault] : []
  })
