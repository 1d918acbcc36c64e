/** « e-mail » and a telephone number, each of which stays on one line. */
const whole = /((?<![\p{L}-])e-mails?(?![\p{L}-])|(?<!\d)0\d(?:[ .]\d\d){4}(?!\d))/iu

/** For texts of hydrated pages: other pages are treated as a whole, by `keepWhole`. The text itself stays as it is. */
export function Unbroken({ children }: { children: string }) {
  return children.split(whole).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text has no other order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
