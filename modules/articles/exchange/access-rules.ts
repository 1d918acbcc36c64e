/**
 * Settings of other sites that restrict who may read a text. Their meaning is unknown here: such a text becomes a
 * draft.
 */

/** Values of a setting that restrict nothing. */
const open = /^(?:|0|no|off|false|none|null|public|everybody|everyone|all|default|inherit|a:0:\{\}|\[\])$/i

/**
 * Settings of members' plugins (Members, WP-Members, Restrict Content Pro, Ultimate Member, s2Member, Groups, Leaky Paywall,
 * MemberPress, Jetpack newsletters…), which say by a value whom they admit.
 */
const accessKey =
  /restrict|paywall|member|wpmem|^_?rcp_|^_?mepr|^_?pmpro|s2member|ccaps|_access(?:$|_(?:role|level|rule))|^_?groups-(?:read|groups)|^_?is_paid$|subscribers?_only/i

/** The same words for something else: people of a team, what is shown to those who may not read, what lifts a rule. */
const otherKey =
  /(?:team|staff)[-_]?member|member[-_]?(?:name|role|photo|email|phone|position|bio)$|message|redirect|force_public/i

/** Ultimate Member stores its settings with each post, and says first whether they apply. */
const idle = /"_um_custom_access_settings";(?:b:0|i:0|s:1:"0")/

/** @returns the first setting that restricts who may read */
export function restrictingSetting(meta: ReadonlyMap<string, string>): string | undefined {
  for (const [key, value] of meta) {
    if (accessKey.test(key) && !otherKey.test(key) && !open.test(value.trim()) && !idle.test(value)) return key
  }
  return undefined
}

/** Names of shortcodes and blocks that show what they hold to some readers alone. */
const accessName =
  /restrict|paywall|premium-content|member(?:ship|s?$|press|_|-)|^rcp|^mepr|^pmpro|^s2(?:if|member)|^um_(?:loggedin|loggedout|show_content)|logged[-_]?in|private$|^protected?$|^ihc-|^groups_|^access$|^subscribers?[-_]only|content-control/i

/** @returns the first part of the text that only some readers see */
export function restrictedPart(html: string): string | undefined {
  for (const [, block, shortcode] of html.matchAll(
    /<!-- wp:([a-z][a-z0-9/-]{0,80})|\[([a-z][\w-]{0,60})(?=[\s\]])/gi,
  )) {
    const name = block ?? shortcode ?? ''
    if (accessName.test(name)) return name
  }
  return html.includes('"contentControls"') || html.includes('<!--kg-gated-block:begin')
    ? 'contenu réservé à une partie des lecteurs'
    : undefined
}

/** Types of content that are rules for other content: which one they restrict is in no place that an export shows. */
const ruleTypes = new Set(['memberpressrule', 'wc_membership_plan', 'restriction', 'llms_membership', 'cc_restriction'])
export const isAccessRule = (type: string): boolean => ruleTypes.has(type)
