interface Bounded {
  /** why the text is short, or the pattern linear */
  because: string
  patterns: readonly RegExp[]
}

/** Patterns that recheck reports as slower than linear, or cannot analyse. */
export const boundedPatterns: readonly Bounded[] = [
  {
    because: 'The text is sanitised HTML: each `<` begins a tag that ends with `>`.',
    patterns: [
      /<[^>]+>/g,
      /<h2\b([^>]*)>([\s\S]*?)<\/h2>/gi,
      /<small data-footnote(?:="")?([^>]*)>/g,
      /<(\/?)small\b[^>]*>/g,
      /<aside data-callout="(try|know|emergency)"([^>]*)>/g,
      /<figure data-embed="(youtube|vimeo)"([^>]*)><a href="([^"]*)"/g,
      /(<a\s[^>]*?href=")\/(?!\/)/g,
    ],
  },
  {
    because: 'The text is a page that this server has rendered: each `<` begins a tag that ends with `>`.',
    patterns: [
      /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/gi,
      /<title>(?:[^<]*? – )?([^<]*)<\/title>/,
      /<link rel="preload" as="image"[^>]*>/,
      /<(?!(?:title|option|textarea|script|style)\b)(?:\/?[\w-]+|!--)[^<>]*>[^<]*e-mail[^<]*/gi,
      /<link rel="preload" as="font"[^>]*>/,
    ],
  },
  {
    because:
      'The text is our own: style sheets, headers, messages, legal texts, patterns of schemas, settings of the owner, names of backups.',
    patterns: [
      /frame-src [^;]*; /,
      /\[((?:\\.|[^\]\\])*)\]/gu,
      /<(\w+)>(.*?)<\/\1>/,
      /\s*\n\s*/,
      /\s*\n\s*/g,
      /Version en vigueur depuis le .+, référence [0-9a-f]{16}/,
      /\[([^[\]<>]{1,200})\]|\{\{[^{}]{0,60}\}\}/g,
      /^(.*?): (.*)$/,
      /=+$/,
      /<([^>]+)>/,
      /(.)\/+$/,
      /\/+$/,
      /[?#].*$/,
    ],
  },
  {
    because: 'The contract limits the text to some hundred characters, or a comment to 2,000.',
    patterns: [
      /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{6,20})(?:[?&#].*)?$/,
      /^(\P{L}*)(.{4,}?)(\P{L}*)$/su,
      /\s+\S*$/,
      /[\s\p{P}]+\S*$/u,
      /\s+\S*$/u,
      /"+$/,
      /!+$/,
      /-+$/,
      /^[^a-z]+|-+$/g,
      /^\s*([^\s@]+@[^\s@]+\.[^\s@]+)\s*$/,
    ],
  },
  {
    because: 'The owner or an editor writes the text: an excerpt, a biography, the numbers for an emergency.',
    patterns: [
      /(?<=[.!?…](?:\s?»)?)\s+(?=[\p{Lu}«—])/u,
      /(?<!\d[\s,.]?)(?:15|17|18|112|114|115|119|3020|3114|3919|116\s?006)(?!\d|[\s,.]\d|\s*(?:€|%|h\b|minutes?|jours?|ans?\b))/gu,
    ],
  },
  {
    because: 'Repetitions are counted: at most some thousand steps a character, in a job.',
    patterns: [
      /<!-- wp:([a-z][a-z0-9/-]{0,80})|\[([a-z][\w-]{0,60})(?=[\s\]])/gi,
      /<!-- wp:([a-z][a-z0-9/-]{0,80})(?:\s[^>]{0,2000})?\/-->/g,
    ],
  },
  {
    because:
      'The text is cut first: a line of a mail to 400 characters, an answer of a server to 4,000, a notice to 8,000, a header to 10,000, a part for search engines to 1,000.',
    patterns: [
      /^\s*([^\s;()]+)[^;]*;/,
      /[\s|·•«‹–—-]+$/,
      /undeliver|not deliver|non[- ](?:remis|distribu|livr)|unzustellbar|deliver\w* (?:status|failure|failed|report|notif|problem|incomplete|error|has failed|delayed)|(?:mail|message|e-?mail) (?:delivery|could not|error|status|failure|delayed|has not)|failure (?:notice|notification|delivery)|returned (?:e-?mail|mail|to sender)|mail (?:failure|failed|system error)|échec|bounce|rejected/i,
      /undeliver|(?:could|can) ?not be (?:delivered|sent)|(?:couldn't|wasn't|not|n't|unable to) (?:be )?deliver|deliver\w* (?:has |have )?(?:failed|failure|error|delayed|problem)|did not reach|permanent (?:fatal )?error|fatal error|was rejected|rejected your (?:message|mail)|not reach the following|returned to (?:its )?sender|mailbox (?:is )?full|over quota|user unknown|unknown user|non remis|n’a pas (?:pu être|été) (?:remis|distribu|livr)/i,
      /^[>\s]*(?:received|return-path|message-id|mime-version|dkim-signature|x-mailer):\s/im,
      /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g,
      /(?:\ba écrit|\bwrote|\bescribió|\bschrieb\b[^:]{0,120})\s?:$/i,
      /\s?[<(]?https?:\S*$/,
      /(?:mailbox|mail ?box|inbox|storage) (?:\S{1,100} )?(?:is |was |has )?(?:full|over (?:the |its )?quota|exceed)|(?:mailbox|user|account) is over|over ?quota|quota (?:is )?exceed|exceed\w* (?:the |its |his )?(?:storage|mail)?\s?(?:quota|allocat)|(?:disk|mail) quota|boîte [^\n]{0,60}pleine|message (?:is )?too (?:large|big|long)|message size exceed/i,
    ],
  },
  {
    because: 'The text is one address in an attribute; or each repetition ends at the next `<` or `>`.',
    patterns: [
      /^(?:https?:)?\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{6,20})(?=[&#]|$).*$/,
      /<sup data-fn="([\w-]{1,80})"[^<>]*>(?:<a [^<>]*>)?[^<>]*(?:<\/a>)?<\/sup>/g,
    ],
  },
  {
    because: 'The mail comes from the address that the owner’s test wrote to.',
    patterns: [/\r\n\r\n\s*\S/],
  },
]

const ownWords = 'of words that are written in the code; the text is short'

/** Files that build expressions at runtime, which are not analysed: the source of each expression, and what limits its text. */
export const runtimePatterns: Readonly<Record<string, string>> = {
  'contracts/administration/counted.ts': ownWords,
  'contracts/support/staff-team-month.ts': ownWords,
  'contracts/support/staff-ticket-report.ts': ownWords,
  'modules/articles/checks/content-parts.ts': 'of an attribute’s name; the text is one tag',
  'modules/articles/writing/html.ts': 'of tag names; text-growth.test.ts measures it',
  'modules/opening/checks/authentication-results.ts': ownWords,
  'modules/subscriptions/gifts/gift-code.ts': ownWords,
  'modules/support/incoming/bounces/report-fields.ts': 'of a header’s name; mails are read in a process with limits',
  'modules/support/incoming/parsing/read-authentication.ts':
    'of a method’s name; the text is one header of at most 10,000 characters',
  'modules/support/incoming/parsing/trim-reply.ts': 'of words; mails are cut to 200,000 characters',
  'platform/mailer/refusal.ts': 'of words; the answer of a server is cut to 4,000 characters',
  'platform/mailer/reply-address.ts': 'of two lengths; the text is one address',
  'web/i18n/typography.ts': 'of signs; measured in tests/growth',
  'web/payment/card/expiry.ts': 'of signs; the text is one field of a form, whose length the form limits',
  'web/reader-page/places.ts': 'of a random mark',
  'web/relay/relayed-calls.ts': 'of the paths of the contract',
  'web/session/cookies/reader-cookies.ts': 'of names of cookies; headers are limited by the server',
}
