/**
 * Settings of other sites that restrict who may read a text. This site does not interpret them: such a text becomes a draft.
 */

/** Values of a setting that restrict nothing. */
const open = /^(?:|0|no|off|false|none|null|public|everybody|everyone|all|default|inherit|a:0:\{\}|\[\])$/i

/**
 * Settings of membership plugins (Members, WP-Members, Restrict Content Pro, Ultimate Member, s2Member, Groups, Leaky Paywall, MemberPress,
 * Jetpack newsletters…) whose values say who may read a post.
 */
const accessKey =
  /restrict|paywall|member|wpmem|^_?rcp_|^_?mepr|^_?pmpro|s2member|ccaps|_access(?:$|_(?:role|level|rule))|^_?groups-(?:read|groups)|^_?is_paid$|subscribers?_only/i

/** Similar names with another meaning: team members, texts shown to excluded readers, settings that lift a rule. */
const otherKey =
  /(?:team|staff)[-_]?member|member[-_]?(?:name|role|photo|email|phone|position|bio)$|message|redirect|force_public/i

/** Ultimate Member stores its settings with every post. This flag says that they are inactive. */
const idle = /"_um_custom_access_settings";(?:b:0|i:0|s:1:"0")/

/** @returns the first setting that restricts who may read */
export function findRestrictingSetting(meta: ReadonlyMap<string, string>): string | undefined {
  for (const [key, value] of meta) {
    if (accessKey.test(key) && !otherKey.test(key) && !open.test(value.trim()) && !idle.test(value)) return key
  }
  return undefined
}

/** Names of shortcodes and blocks that show their content to some readers only. */
const accessName =
  /restrict|paywall|premium-content|member(?:ship|s?$|press|_|-)|^rcp|^mepr|^pmpro|^s2(?:if|member)|^um_(?:loggedin|loggedout|show_content)|logged[-_]?in|private$|^protected?$|^ihc-|^groups_|^access$|^subscribers?[-_]only|content-control/i

/** @returns the first part of the text that only some readers see */
export function findRestrictedPart(html: string): string | undefined {
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

/** Content types that restrict other content. No export contains what they restrict. */
const ruleTypes = new Set(['memberpressrule', 'wc_membership_plan', 'restriction', 'llms_membership', 'cc_restriction'])
export const isAccessRule = (type: string): boolean => ruleTypes.has(type)
