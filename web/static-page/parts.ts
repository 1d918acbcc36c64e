/** Markup from page-form.tsx for scripts. @throws if the page lacks it */
export function cloneTemplatePart(name: string, within: ParentNode = document): DocumentFragment {
  const template = within.querySelector<HTMLTemplateElement>(`template[data-part="${name}"]`)
  if (!template) throw new Error(`the page has no part ${name}`)
  return document.importNode(template.content, true)
}
