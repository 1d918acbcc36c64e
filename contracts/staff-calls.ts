import * as accounts from './accounts/accounts.ts'
import * as staffMemberEmail from './accounts/staff-member-email.ts'
import * as staffMembers from './accounts/staff-members.ts'
import * as staffSessions from './accounts/staff-sessions.ts'
import * as identityPreview from './administration/identity-preview.ts'
import * as staffCsv from './administration/staff-csv.ts'
import * as staffFigures from './administration/staff-figures.ts'
import * as staffJobs from './administration/staff-jobs.ts'
import * as staffSystem from './administration/staff-system.ts'
import * as redirects from './articles/redirects.ts'
import * as staffArticles from './articles/staff-articles.ts'
import * as staffComments from './articles/staff-comments.ts'
import * as staffContent from './articles/staff-content.ts'
import * as staffDrafts from './articles/staff-drafts.ts'
import * as staffExchange from './articles/staff-exchange.ts'
import * as staffMedia from './articles/staff-media.ts'
import * as staffMenu from './articles/staff-menu.ts'
import * as staffRevisions from './articles/staff-revisions.ts'
import type { AnyCall } from './call.ts'
import * as coachProfiles from './coaching/coach-profiles.ts'
import * as coachingThemes from './coaching/coaching-themes.ts'
import * as departure from './coaching/departure.ts'
import * as staffCredentials from './coaching/staff-credentials.ts'
import * as staffPerson from './coaching/staff-person.ts'
import * as transfers from './coaching/transfers.ts'
import * as opening from './opening/opening.ts'
import * as paymentEvidence from './privacy/payment-evidence.ts'
import * as privacyRegister from './privacy/privacy-register.ts'
import * as staffMemberData from './privacy/staff-member-data.ts'
import * as staffMemberHistory from './privacy/staff-member-history.ts'
import * as home from './site/home.ts'
import * as mailTexts from './site/mail-texts.ts'
import * as voices from './site/voices.ts'
import type { ResourceCalls } from './staff.ts'
import * as staffAccounting from './subscriptions/staff-accounting.ts'
import * as staffCodes from './subscriptions/staff-codes.ts'
import * as staffGifts from './subscriptions/staff-gifts.ts'
import * as staffLeaving from './subscriptions/staff-leaving.ts'
import * as staffLedger from './subscriptions/staff-ledger.ts'
import * as staffOffers from './subscriptions/staff-offers.ts'
import * as staffProviderEvents from './subscriptions/staff-provider-events.ts'
import * as staffSubscriptionActs from './subscriptions/staff-subscription-acts.ts'
import * as staffTerms from './subscriptions/staff-terms.ts'
import * as attachments from './support/attachments.ts'
import * as eraseContact from './support/erase-contact.ts'
import * as forwardTicket from './support/forward-ticket.ts'
import * as incomingMail from './support/incoming-mail.ts'
import * as staffContacts from './support/staff-contacts.ts'
import * as staffCovers from './support/staff-covers.ts'
import * as staffHours from './support/staff-hours.ts'
import * as staffSavedReplies from './support/staff-saved-replies.ts'
import * as staffSetAsideMails from './support/staff-set-aside-mails.ts'
import * as staffTeamMonth from './support/staff-team-month.ts'
import * as staffTicketList from './support/staff-ticket-list.ts'
import * as staffTicketReport from './support/staff-ticket-report.ts'
import * as staffTickets from './support/staff-tickets.ts'
import * as staffUndeliverableContacts from './support/staff-undeliverable-contacts.ts'

/** The calls on each kind of record that has a list in the back office. The server mounts them. */
export const staffResources: readonly ResourceCalls[] = [
  staffArticles.staffArticles,
  staffContent.staffAuthors,
  staffContent.staffCategories,
  staffContent.staffTags,
  staffContent.staffPages,
  staffMedia.staffMediaResource,
  redirects.staffRedirects,
  staffSystem.staffColleagues,
  staffSystem.staffSettings,
  staffSystem.staffMails,
  staffSystem.staffAudit,
  staffJobs.staffJobs,
  staffHours.staffWorkingHours,
  staffMembers.memberCalls,
  staffMembers.staffSubscriptions,
  staffMembers.staffPayments,
  staffMembers.staffCredits,
  staffGifts.staffGifts,
  staffLedger.staffReconciliations,
  staffLedger.staffLedgerDifferences,
  staffProviderEvents.staffProviderEvents,
  staffSetAsideMails.staffSetAsideMails,
  staffUndeliverableContacts.staffUndeliverableContacts,
  staffOffers.staffFormulas,
  staffOffers.staffTrafficTokens,
  staffCodes.staffCodes,
  staffLeaving.staffLeavingAnswers,
  staffTerms.staffTermsVersions,
  staffTickets.staffTickets,
  staffSavedReplies.staffSavedReplies,
  staffCovers.staffCovers,
  staffCredentials.staffCredentials,
  coachingThemes.staffThemes,
  coachProfiles.staffProfiles,
  voices.staffVoices,
]

/** All other staff calls, such as acts on one record. */
const staffActions: readonly AnyCall[] = [
  staffArticles.listArticleRevisions,
  staffArticles.restoreArticleRevision,
  staffArticles.unpublishArticle,
  staffArticles.unscheduleArticle,
  staffArticles.redateArticle,
  staffArticles.duplicateArticle,
  staffArticles.moveArticle,
  staffRevisions.listArticleHistory,
  staffRevisions.getArticleRevision,
  staffRevisions.nameArticleRevision,
  staffArticles.previewStaffArticle,
  staffDrafts.saveArticleDraft,
  staffDrafts.getArticleDraft,
  staffDrafts.discardArticleDraft,
  staffDrafts.publishArticleDraft,
  staffDrafts.submitArticle,
  staffDrafts.returnArticle,
  staffDrafts.lockArticle,
  staffDrafts.unlockArticle,
  staffDrafts.listArticleChecks,
  staffDrafts.signArticleClaims,
  staffComments.listArticleComments,
  staffComments.createArticleComment,
  staffComments.resolveArticleComment,
  staffComments.deleteArticleComment,
  staffComments.listArticlePeople,
  staffComments.notifyArticlePresence,
  staffComments.listArticlePresences,
  staffContent.previewStaffPage,
  staffContent.publishStaffPage,
  staffContent.unpublishStaffPage,
  staffContent.listPageRevisions,
  staffContent.restorePageRevision,
  staffContent.mergeStaffTag,
  staffContent.mergeStaffCategory,
  staffMedia.uploadStaffMedia,
  staffMedia.fetchStaffMedia,
  staffMedia.listMediaUses,
  staffMedia.replaceMediaFile,
  staffMenu.listMenu,
  staffMenu.orderMenu,
  staffExchange.startImport,
  staffExchange.getImport,
  staffExchange.listImports,
  staffExchange.getExport,
  staffSystem.changeSettings,
  staffSystem.previewSettings,
  identityPreview.previewIdentity,
  staffSystem.getMailPage,
  staffSystem.resendMail,
  staffSystem.settleMail,
  staffJobs.retryJob,
  staffJobs.discardJob,
  ...staffProviderEvents.eventCalls,
  staffSetAsideMails.settleSetAsideMail,
  staffUndeliverableContacts.releaseContact,
  staffLedger.settleDifference,
  staffAccounting.getAccountingExport,
  staffTerms.getTermsText,
  ...staffCsv.csvCalls,
  ...staffFigures.figureCalls,
  staffOffers.getTokenResults,
  staffCodes.getCodeResults,
  privacyRegister.getPrivacyRegister,
  opening.getOpening,
  opening.runOpeningCheck,
  opening.signOpeningException,
  staffSystem.getOverview,
  staffSystem.listDeadJobs,
  staffSystem.inviteColleagueAgain,
  staffSessions.listColleagueSessions,
  staffSessions.closeColleagueSession,
  staffSessions.closeColleagueSessions,
  staffSessions.resetSecondFactor,
  ...staffMembers.memberActs,
  ...staffSubscriptionActs.subscriptionActCalls,
  staffMembers.refundPayment,
  staffGifts.resendGift,
  staffGifts.getPaymentReceipt,
  paymentEvidence.getPaymentEvidence,
  staffMemberData.getMemberData,
  staffMemberHistory.getMemberHistory,
  staffMemberData.offerMemberExport,
  staffMemberData.requestMemberErasure,
  staffMemberData.cancelMemberErasure,
  staffMemberEmail.getMemberEmail,
  staffMemberEmail.changeMemberEmail,
  staffMemberEmail.cancelMemberEmailChange,
  accounts.findConsentProof,
  staffTicketList.countStaffTickets,
  staffTicketList.followStaffTickets,
  staffTicketList.searchStaffMessages,
  staffTeamMonth.getTeamMonth,
  staffTicketReport.getTicketReport,
  staffContacts.openStaffTicket,
  staffContacts.getStaffContact,
  staffContacts.linkSamePerson,
  staffContacts.unlinkSamePerson,
  staffContacts.blockContact,
  staffTickets.followStaffTicket,
  staffTickets.markStaffTicketRead,
  staffTickets.typeInStaffTicket,
  attachments.uploadStaffAttachment,
  attachments.getStaffAttachment,
  staffTickets.sendStaffMessage,
  staffTickets.undoStaffMessage,
  forwardTicket.forwardStaffTicket,
  staffTickets.mergeStaffTicket,
  eraseContact.eraseContactOf,
  staffTickets.notifyPresence,
  staffSavedReplies.fillSavedReply,
  incomingMail.getOriginalMail,
  staffPerson.getMemberCard,
  staffPerson.replaceStaffNotes,
  home.getStaffHome,
  home.saveStaffHome,
  home.listPageFacts,
  home.previewStaffHome,
  home.publishStaffHome,
  home.listHomeRevisions,
  home.restoreHomeRevision,
  mailTexts.listMailTexts,
  mailTexts.getMailText,
  mailTexts.saveMailText,
  mailTexts.publishMailText,
  mailTexts.restoreMailText,
  mailTexts.testMailText,
  mailTexts.previewMailText,
  mailTexts.getMailTextPage,
  voices.approveVoice,
  voices.declineVoice,
  voices.inviteVoice,
  departure.getDeparture,
  departure.startDeparture,
  coachProfiles.previewStaffProfile,
  coachProfiles.submitStaffProfile,
  coachProfiles.uploadProfilePortrait,
  coachProfiles.publishStaffProfile,
  transfers.listStaffTransfers,
  transfers.proposeTransfer,
  transfers.withdrawTransfer,
]

const callsOf = ({ path: _path, ...calls }: ResourceCalls): AnyCall[] => Object.values(calls)

export const staffCalls: readonly AnyCall[] = [...staffResources.flatMap(callsOf), ...staffActions]
