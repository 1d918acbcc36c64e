/** « e-mail » or a telephone number: each must stay on one line. */
const whole = /((?<![\p{L}-])e-mails?(?![\p{L}-])|(?<!\d)0\d(?:[ .]\d\d){4}(?!\d))/iu

/** Keeps « e-mail » and telephone numbers on one line in hydrated pages; `preventEmailWrap` processes static ones. */
export function NoWrapText({ children }: { children: string }) {
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
