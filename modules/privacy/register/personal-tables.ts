import type { ActivityCode } from './activities.ts'

/** The columns of one table: `personal` lists those about a person, `not` the others. */
export interface PersonalTable {
  activities: readonly ActivityCode[]
  personal: string
  not: string
}

const of = (activities: ActivityCode | readonly ActivityCode[], personal: string, not = ''): PersonalTable => ({
  activities: typeof activities === 'string' ? [activities] : activities,
  personal,
  not,
})

const talk: readonly ActivityCode[] = ['support', 'coaching']

/** Every table with personal data. A new column that is not listed here fails a test, and an opening check. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  users: of(
    'account',
    'uid email email_proved_at email_reminders name order_name password_hash roles roles_changed_at coaching_uid formula affiliation_token affiliation_platform metadata metadata_modified_at password_changed_at reset_at suspended_at erasure_requested_at erasure_due_at last_seen_at time_zone dormancy_warned_at created_at searched sorted_name',
    'version',
  ),
  password_links: of('account', 'user_uid created_at expires_at', 'token_hash'),
  email_links: of('account', 'user_uid email purpose created_at expires_at', 'token_hash'),
  email_changes: of('account', 'user_uid next_email current_confirmed_at next_confirmed_at expires_at'),
  notifications: of('account', 'user_uid mail push quiet_from quiet_to'),
  push_subscriptions: of('account', 'uid sid user_uid endpoint p256dh auth created_at notified_at'),
  privacy_discretions: of('account', 'user_uid neutral_mails neutral_statements'),
  sessions: of('security', 'sid user_uid second_factor browser system created_at last_seen_at expires_at'),
  second_factors: of('security', 'user_uid secret pending_secret last_step confirmed_at'),
  recovery_codes: of('security', 'code_hash user_uid created_at'),
  sign_in_codes: of('security', 'user_uid expires_at', 'browser_hash code_hash tries'),
  passkeys: of('security', 'uid user_uid credential_id public_key counter transports name created_at last_used_at'),
  audit_entries: of('security', 'uid at actor action resource target detail'),
  rate_limits: of('security', 'key', 'name hits expires_at'),
  idempotency_keys: of('security', 'scope body_hash answer sender', 'status bytes created_at'),
  subscribers: of('subscription', 'uid user_uid firstname lastname created_at erased_at'),
  subscriptions: of(
    'subscription',
    'uid subscriber_uid member_since formula formula_name traffic_token code switch_to from_article status method card_brand card_last4 mandate ordered_at terms_uid terms_accepted_at started_at anchor_at expiration_at past_due_at resumes_at cancel_requested_at cancelled_at ended_at end_reason gifted',
    'amount reduced_amount reduced_periods trial_amount trial_duration trial_duration_unit period_duration period_duration_unit credit_amount credit_delay credit_delay_unit provider anchor_period period next_action_at reminded_period noticed_period resume_reminded_at retries version',
  ),
  subscription_pauses: of('subscription', 'uid subscription_uid months requested_at started_at ended_at outcome', ''),
  payment_attempts: of(
    'subscription',
    'uid subscription_uid gift_uid subscriber_uid method card_brand card_last4 card_change_uid amount formula_name period_duration period_duration_unit state reference href error_code answer period_start period_end created_at settled_at',
    'kind period retry way provider request_key order_hash look_at',
  ),
  gifts: of(
    'subscription',
    'uid formula formula_name months amount state buyer_email receiver note code_encrypted mail_uid terms_uid terms_accepted_at created_at paid_at expires_at voided_at',
    'code_months request_hash code_hash forget_at',
  ),
  subscription_switches: of(
    'subscription',
    'uid subscription_uid formula formula_name amount period_duration period_duration_unit requested_at ended_at outcome',
  ),
  leaving_answers: of('subscription', 'subscription_uid reason text answered_at'),
  code_uses: of('subscription', 'subscription_uid code subscriber_uid card used_at'),
  gift_uses: of('subscription', 'gift_uid subscriber_uid subscription_uid added starts_at ends_at used_at'),
  card_changes: of(
    'subscription',
    'uid subscription_uid subscriber_uid state reference href error_code method answer created_at settled_at',
    'way provider request_key order_hash look_at',
  ),
  ledger: of(
    'subscription',
    'uid amount reference attempt_uid subscription_uid subscriber_uid at',
    'key kind purpose provider',
  ),
  refunds: of(
    'subscription',
    'uid attempt_uid credit_uid amount reason created_at done_at stopped_at',
    'key purpose tries try_at',
  ),
  credits: of(
    'subscription',
    'uid subscriber_uid subscription_uid promise_uid promised_at amount due_at state refunded_at',
    'try_at',
  ),
  receipts: of('subscription', 'attempt_uid issued_at', 'year number seller'),
  contract_links: of('subscription', 'subscription_uid created_at expires_at', 'token_hash act'),
  contract_declarations: of('subscription', 'uid subscription_uid act name email wished_on declared_at'),
  ledger_differences: of(
    'subscription',
    'reference amount ledger_amount attempt_uid at',
    'uid reconciliation_uid provider kind problem state',
  ),
  dispute_details: of('subscription', 'reason answer_by', 'difference_uid'),
  ended_disputes: of('subscription', 'at fee', 'difference_uid outcome'),
  settled_differences: of('subscription', 'settled_at', 'difference_uid'),
  unprocessed_events: of(
    'subscription',
    'event_uid event attempt_uid received_at tried_at',
    'uid provider type tries problem',
  ),
  provider_events: of('subscription', 'event_uid attempt_uid received_at', 'provider type'),
  sandbox_charges: of(
    'subscription',
    'uid amount method label created_at succeeds_at returns_at returned_at',
    'key state code success_href failure_href terms asks_for_account',
  ),
  sandbox_methods: of(
    'subscription',
    'uid brand last4 mandate created_at forgotten_at',
    'declines_renewals returns_debits',
  ),
  sandbox_refunds: of('subscription', 'uid charge amount created_at', 'key'),
  sandbox_events: of('subscription', 'charge created_at', 'uid type send_at tries'),
  coaching_discussion_keys: of('coaching', 'ticket_uid wrapped', 'master_key_id'),
  coaching_readings: of('coaching', 'uid ticket_uid staff_uid staff_name reason created_at'),
  coaching_credentials: of(
    'coaching',
    'uid coach_uid kind title valid_until checked_on checked_by_uid checked_by_name created_at',
    'version',
  ),
  coaching_profiles: of(
    'coaching',
    'coach_uid slug draft live author submitted_at modified_at',
    'capacity published version',
  ),
  coaching_notes: of('coaching', 'uid member_uid coach_uid content modified_at', 'version'),
  coaching_transfers: of(
    'coaching',
    'uid ticket_uid proposed_by_uid from_uid from_name to_uid to_name state created_at decided_at',
    'expires_at',
  ),
  support_tickets: of(
    talk,
    'uid title status owner_uid contact_uid contact_name contact_email user_uid assignee_uid assignee_name claimed_by_entry created_at modified_at closed_at locked_at last_message_at waiting_since answer_due_at tags merged_into searched',
    'type version sequence person_messages staff_messages due_warned_at snoozed_until',
  ),
  support_entries: of(
    talk,
    'uid ticket_uid content author_uid author_name attachments articles refused_files created_at',
    'sequence kind staff',
  ),
  support_held_messages: of(
    talk,
    'uid ticket_uid author_uid author_name content attachments articles created_at send_at',
    'problem',
  ),
  support_attachments: of(
    talk,
    'uid ticket_uid entry_uid place uploader_uid name created_at',
    'mime_type size width height',
  ),
  support_offered_articles: of('coaching', 'uid entry_uid place article read_at'),
  support_missed_promises: of('coaching', 'uid ticket_uid owner_uid waiting_since due_at recorded_at settled_at'),
  support_read_marks: of(talk, 'ticket_uid reader_uid seen'),
  support_contacts: of('support', 'uid email created_at undeliverable_at blocked_at person_uid', 'version'),
  support_ticket_words: of('support', 'ticket_uid search'),
  support_access_tokens: of('support', 'contact_uid created_at expires_at revoked_at', 'digest'),
  support_surveys: of('support', 'ticket_uid asked_at rating comment answered_at', 'digest expires_at mail_uid'),
  support_incoming_mails: of(
    ['support', 'mail'],
    'uid message_id outcome reason ticket_uid entry_uid original authentication attachments received_at',
  ),
  support_mail_tries: of(['support', 'mail'], 'key sender first_tried_at', 'uid tries size problem origin'),
  support_ticket_mails: of(['support', 'mail'], 'mail_uid ticket_uid created_at'),
  mails: of(
    'mail',
    'uid recipient former_user_uid subject html text props kind headers state error bounce bounced_at complained_at settled_at encrypted_link created_at sent_at forget_at searched',
    'template attempts resent',
  ),
  consents: of('consent', 'uid user_uid subject kind version given_at withdrawn_at'),
  cookie_choices: of('consent', 'uid consent_id accepted version at'),
  support_working_hours: of('staff', 'staff_uid hours days_off', 'version modified_at'),
  support_covers: of(
    'staff',
    'uid coach_uid coach_name cover_uid cover_name starts_at ends_at created_at accepted_at closed_at',
    'begin_notified_at end_notified_at version',
  ),
  authors: of('staff', 'uid name role biography credentials image', 'sort_key version'),
  article_revisions: of('staff', 'date by by_uid', 'article n name title excerpt content settings'),
  article_drafts: of(
    'staff',
    'saved_at saved_by editors review_note review_by reviewed_at signature',
    'article n draft based_on review',
  ),
  article_locks: of('staff', 'holder until', 'article'),
  article_comments: of(
    'staff',
    'author content mentions created_at resolved_at resolved_by',
    'uid article thread anchor',
  ),
  article_presences: of('staff', 'person until', 'article'),
  articles: of(
    'staff',
    'author author_key owner',
    'uid title excerpt content words keywords state date modified published_at reading_time menu image category version search seo related',
  ),
  media: of(
    'staff',
    'author author_key credit',
    'uid name mime_type file alt width height size placeholder focal_x focal_y variants date version',
  ),
  imports: of(
    'staff',
    'started_by',
    'uid format dry_run pictures state started_at finished_at attempts total created updated unchanged last_line',
  ),
  page_revisions: of('staff', 'date by by_uid', 'page n text'),
  site_home_revisions: of('staff', 'date by by_uid', 'n content'),
  site_voice_asks: of('consent', 'member_uid asked_at refused_at'),
  site_voice_invitations: of('consent', 'member_uid created_at expires_at', 'digest source'),
  site_voices: of(
    'consent',
    'uid member_uid name detail text state member_since date consent_at consent',
    'digest source example version',
  ),
  opening_exceptions: of('staff', 'reason by_uid at', 'uid code until'),
}

/** Tables without personal data, with all their columns, so that a new column has to be judged too. */
export const nonPersonalTables: Readonly<Record<string, string>> = {
  article_reads: 'article month count',
  article_starts: 'article month count',
  article_tags: 'article tag position listed_at',
  backup_runs: 'uid kind slot started_at finished_at ok place bytes detail',
  categories: 'uid name sort_key version description image',
  codes:
    'uid formulas percent amount periods from until uses used_by uses_per_person once_per_card active version created_at',
  coaching_master_keys: 'id created_at',
  coaching_themes: 'uid name text colour order active used former_names version created_at',
  formulas:
    'uid name amount trial_amount trial_duration trial_duration_unit period_duration period_duration_unit credit_amount credit_delay credit_delay_unit private listed order version created_at',
  formula_prices: 'uid formula amount since',
  import_lines: 'import key position what why',
  imported_items: 'origin kind foreign_id uid digest version last_import',
  leaving_counts: 'month reason count',
  link_checks: 'url state checked_at',
  milestones: 'name reached_at',
  opening_results: 'code state detail basis at',
  opening_watch: 'code passed at',
  pages: 'uid title sort_key content description modified published_at draft version',
  receipt_series: 'year last',
  reconciliations:
    'uid provider day from_at to_at taken_at finished_at charged refunded ledger_charged ledger_refunded',
  redirects: 'uid source target origin date version',
  search_words: 'word stem',
  secrets: 'name value created_at',
  settings: 'name value draft version modified_at',
  site_home: 'name draft live saved_at published_at version',
  site_mail_texts: 'kind draft live saved_at published_at version',
  spent_challenges: 'challenge expires_at',
  support_mailboxes: 'name uid_validity last_uid holder locked_until',
  support_saved_replies: 'uid type title content version created_at title_key',
  tags: 'uid name sort_key version',
  terms_versions: 'uid title html published_at created_at',
  traffic_tokens: 'value formula active expires_at registrations results_since version created_at',
}
