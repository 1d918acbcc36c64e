import * as accounts from './accounts.ts'
import * as attachments from './attachments.ts'
import type { AnyCall } from './call.ts'
import * as eraseContact from './erase-contact.ts'
import * as incomingMail from './incoming-mail.ts'
import * as opening from './opening.ts'
import * as privacyRegister from './privacy-register.ts'
import * as redirects from './redirects.ts'
import type { ResourceCalls } from './staff.ts'
import * as staffAccounting from './staff-accounting.ts'
import * as staffArticles from './staff-articles.ts'
import * as staffComments from './staff-comments.ts'
import * as staffContent from './staff-content.ts'
import * as staffCovers from './staff-covers.ts'
import * as staffCredentials from './staff-credentials.ts'
import * as staffCsv from './staff-csv.ts'
import * as staffDrafts from './staff-drafts.ts'
import * as staffExchange from './staff-exchange.ts'
import * as staffFigures from './staff-figures.ts'
import * as staffGifts from './staff-gifts.ts'
import * as staffHours from './staff-hours.ts'
import * as staffJobs from './staff-jobs.ts'
import * as staffLedger from './staff-ledger.ts'
import * as staffMedia from './staff-media.ts'
import * as staffMemberData from './staff-member-data.ts'
import * as staffMemberEmail from './staff-member-email.ts'
import * as staffMemberHistory from './staff-member-history.ts'
import * as staffMembers from './staff-members.ts'
import * as staffMenu from './staff-menu.ts'
import * as staffOffers from './staff-offers.ts'
import * as staffPerson from './staff-person.ts'
import * as staffProviderEvents from './staff-provider-events.ts'
import * as staffRevisions from './staff-revisions.ts'
import * as staffSavedReplies from './staff-saved-replies.ts'
import * as staffSessions from './staff-sessions.ts'
import * as staffSetAsideMails from './staff-set-aside-mails.ts'
import * as staffSystem from './staff-system.ts'
import * as staffTeamMonth from './staff-team-month.ts'
import * as staffTerms from './staff-terms.ts'
import * as staffTicketList from './staff-ticket-list.ts'
import * as staffTicketReport from './staff-ticket-report.ts'
import * as staffTickets from './staff-tickets.ts'
import * as staffUndeliverableContacts from './staff-undeliverable-contacts.ts'
import * as transfers from './transfers.ts'

/** Every kind of record that staff list, by the name of its path: the server mounts each, the back office finds its calls here. */
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
  staffMembers.staffMembers,
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
  staffTerms.staffTermsVersions,
  staffTickets.staffTickets,
  staffSavedReplies.staffSavedReplies,
  staffCovers.staffCovers,
  staffCredentials.staffCredentials,
]

/** Other staff calls: acts on one record, and calls that are no list. */
const staffActions: readonly AnyCall[] = [
  staffArticles.listArticleRevisions,
  staffArticles.restoreArticleRevision,
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
  staffContent.mergeStaffTag,
  staffContent.mergeStaffCategory,
  staffMedia.uploadStaffMedia,
  staffMedia.listMediaUses,
  staffMedia.replaceMediaFile,
  staffMenu.listMenu,
  staffMenu.orderMenu,
  staffExchange.startImport,
  staffExchange.getImport,
  staffExchange.listImports,
  staffExchange.getExport,
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
  staffMembers.refundPayment,
  staffGifts.resendGift,
  staffGifts.getPaymentReceipt,
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
  staffTickets.followStaffTicket,
  staffTickets.readStaffTicket,
  staffTickets.typeInStaffTicket,
  attachments.uploadStaffAttachment,
  attachments.getStaffAttachment,
  staffTickets.sendStaffMessage,
  staffTickets.undoStaffMessage,
  staffTickets.mergeStaffTicket,
  eraseContact.eraseContactOf,
  staffTickets.notifyPresence,
  staffSavedReplies.fillSavedReply,
  incomingMail.getOriginalMail,
  staffPerson.getMemberCard,
  staffPerson.replaceStaffNotes,
  transfers.listStaffTransfers,
  transfers.proposeTransfer,
  transfers.withdrawTransfer,
]

const callsOf = ({ path: _path, ...calls }: ResourceCalls): AnyCall[] => Object.values(calls)

/** Every call of the back office. */
export const staffCalls: readonly AnyCall[] = [...staffResources.flatMap(callsOf), ...staffActions]
