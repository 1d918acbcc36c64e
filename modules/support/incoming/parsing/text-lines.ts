/** Collects the lines of a text as a browser would lay them out: white space collapses, blocks begin on a new line. */
export class TextLines {
  private readonly done: string[] = []
  private line: string[] = []
  private endsWithSpace = true
  private quoted = false
  private wantsBlank = false

  /** @param asTyped keeps spaces and line ends */
  write(text: string, asTyped = false): void {
    if (asTyped) {
      this.writeLines(text)
      return
    }
    // A paragraph of one no-break space is an empty line.
    if (this.line.length === 0 && text.includes('\u00a0')) this.line.push('')
    this.add(text.replace(/\s+/g, ' '))
  }

  /** Ends a table cell: a tab separates it from the next cell on the line. */
  separate(): void {
    if (this.line.length === 0 || this.line.at(-1) === '\t') return
    this.line.push('\t')
    this.endsWithSpace = true
  }

  newline(): void {
    if (this.wantsBlank) this.addBlank()
    const text = this.line.join('')
    // « -- » with its space begins a signature; other trailing spaces mean nothing.
    const line = text === '-- ' ? text : text.trimEnd()
    this.done.push(this.quoted ? `> ${line}`.trimEnd() : line)
    this.line = []
    this.endsWithSpace = true
  }

  block(): void {
    if (this.line.length > 0) this.newline()
  }

  paragraph(): void {
    this.block()
    this.wantsBlank = this.done.length > 0
  }

  setQuoted(quoted: boolean): void {
    this.block()
    if (quoted && !this.quoted && this.wantsBlank) this.addBlank()
    this.quoted = quoted
  }

  end(): string {
    this.block()
    return this.done
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }

  private writeLines(text: string): void {
    for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
      if (at > 0) this.newline()
      this.add(line, true)
    }
  }

  private add(text: string, asTyped = false): void {
    const added = this.endsWithSpace && !asTyped && text.startsWith(' ') ? text.slice(1) : text
    if (added === '') return
    if (this.wantsBlank) this.addBlank()
    this.line.push(added)
    this.endsWithSpace = added.endsWith(' ')
  }

  private addBlank(): void {
    this.wantsBlank = false
    const last = this.done.at(-1) ?? ''
    if (last !== '' && last !== '>') this.done.push(this.quoted ? '>' : '')
  }
}
