import * as accounts from './accounts.ts'
import * as attachments from './attachments.ts'
import type { AnyCall } from './call.ts'
import * as coachChange from './coach-change.ts'
import * as coaches from './coaches.ts'
import * as content from './content.ts'
import * as contractLinks from './contract-links.ts'
import * as cookieChoices from './cookie-choices.ts'
import * as discretion from './discretion.ts'
import * as eraseContact from './erase-contact.ts'
import * as gifts from './gifts.ts'
import * as incomingMail from './incoming-mail.ts'
import * as offeredArticles from './offered-articles.ts'
import * as opening from './opening.ts'
import * as ownEmail from './own-email.ts'
import * as ownPayments from './own-payments.ts'
import * as passkeys from './passkeys.ts'
import * as redirects from './redirects.ts'
import * as session from './session.ts'
import * as siteSettings from './site-settings.ts'
import * as subscriptionOutlook from './subscription-outlook.ts'
import * as subscriptionPause from './subscription-pause.ts'
import * as subscriptions from './subscriptions.ts'
import * as support from './support.ts'
import * as surveys from './surveys.ts'
import * as transfers from './transfers.ts'
import * as unread from './unread.ts'

/** Every call of the site. A value of `params` that does not pass is a 404, not a 400. */
export const publicCalls = [
  session.authCheck,
  session.closeSession,
  session.listOwnSessions,
  session.listSecurityEvents,
  session.closeOwnSession,
  session.closeOtherSessions,
  session.requestPasswordReset,
  session.checkPasswordLink,
  session.listCommonPasswords,
  session.updatePassword,
  session.changePassword,
  session.startSecondFactor,
  session.confirmSecondFactor,
  passkeys.startPasskeySignIn,
  passkeys.listPasskeys,
  passkeys.startPasskey,
  passkeys.addPasskey,
  passkeys.removePasskey,
  accounts.register,
  accounts.getUser,
  accounts.saveUserMetadata,
  ownEmail.getOwnEmail,
  ownEmail.requestEmailProof,
  ownEmail.changeEmail,
  ownEmail.checkEmailLink,
  ownEmail.confirmEmail,
  accounts.giveConsent,
  accounts.withdrawConsent,
  accounts.exportUser,
  accounts.exportUserArchive,
  accounts.deleteUser,
  siteSettings.getOwner,
  opening.readCollecting,
  opening.readOpening,
  opening.proveSite,
  discretion.getDiscretion,
  discretion.saveDiscretion,
  siteSettings.getSiteSettings,
  cookieChoices.recordCookieChoice,
  content.listArticles,
  content.getArticle,
  content.listRelatedArticles,
  content.countRead,
  content.listAuthors,
  content.getAuthor,
  content.listCategories,
  content.getCategory,
  content.listTags,
  content.getTag,
  content.listMedia,
  content.getMedia,
  content.listPages,
  content.getPage,
  redirects.findRedirect,
  subscriptions.listFormulas,
  subscriptions.getFormula,
  subscriptions.getTrafficToken,
  subscriptions.subscribe,
  subscriptions.requestPaymentLink,
  subscriptions.getSubscription,
  subscriptions.unsubscribe,
  subscriptions.withdraw,
  subscriptions.paymentWebhook,
  subscriptionOutlook.getSubscriptionOutlook,
  subscriptionPause.pauseSubscription,
  subscriptionPause.resumeSubscription,
  ownPayments.listOwnPayments,
  ownPayments.getReceipt,
  ownPayments.getLastOrder,
  ownPayments.getOwnCard,
  ownPayments.replaceCard,
  ownPayments.requestCardLink,
  gifts.getGiftOffer,
  gifts.orderGift,
  gifts.getGiftOrder,
  gifts.redeemGift,
  gifts.listOwnGifts,
  gifts.withdrawGift,
  contractLinks.requestContractLink,
  contractLinks.readContractLink,
  contractLinks.useContractLink,
  contractLinks.getSeller,
  contractLinks.getOwnContract,
  contractLinks.endOwnContract,
  support.listTickets,
  unread.countUnread,
  support.createTicket,
  support.createTicketWithFiles,
  support.getTicket,
  support.sendMessage,
  support.searchMessages,
  support.closeTicket,
  support.readTicket,
  support.typeInTicket,
  support.followTicket,
  attachments.uploadAttachment,
  attachments.getAttachment,
  attachments.removeAttachment,
  support.refreshSupportLink,
  support.revokeSupportLink,
  eraseContact.eraseContact,
  coaches.listCoachCredentials,
  coaches.listCoaches,
  support.listDiscussionReadings,
  offeredArticles.readOfferedArticle,
  incomingMail.inboundMail,
  surveys.readSurvey,
  surveys.answerSurvey,
  coachChange.changeCoach,
  transfers.listTransfers,
  transfers.acceptTransfer,
  transfers.refuseTransfer,
] as const satisfies readonly AnyCall[]
