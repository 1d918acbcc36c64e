import * as accounts from './accounts/accounts.ts'
import * as confirmation from './accounts/confirmation.ts'
import * as cookieChoices from './accounts/cookie-choices.ts'
import * as discretion from './accounts/discretion.ts'
import * as notifications from './accounts/notifications.ts'
import * as ownEmail from './accounts/own-email.ts'
import * as passkeys from './accounts/passkeys.ts'
import * as push from './accounts/push.ts'
import * as session from './accounts/session.ts'
import * as signInCodes from './accounts/sign-in-codes.ts'
import * as timeZones from './accounts/time-zone.ts'
import * as siteSettings from './administration/site-settings.ts'
import * as content from './articles/content.ts'
import * as redirects from './articles/redirects.ts'
import type { AnyCall } from './call.ts'
import * as coachChange from './coaching/coach-change.ts'
import * as coachProfiles from './coaching/coach-profiles.ts'
import * as coaches from './coaching/coaches.ts'
import * as coachingThemes from './coaching/coaching-themes.ts'
import * as offeredArticles from './coaching/offered-articles.ts'
import * as transfers from './coaching/transfers.ts'
import * as opening from './opening/opening.ts'
import * as home from './site/home.ts'
import * as voices from './site/voices.ts'
import * as contractLinks from './subscriptions/contract-links.ts'
import * as gifts from './subscriptions/gifts.ts'
import * as leaving from './subscriptions/leaving.ts'
import * as ownPayments from './subscriptions/own-payments.ts'
import * as reductionCodes from './subscriptions/reduction-codes.ts'
import * as subscriptionOutlook from './subscriptions/subscription-outlook.ts'
import * as subscriptionPause from './subscriptions/subscription-pause.ts'
import * as subscriptionSwitch from './subscriptions/subscription-switch.ts'
import * as subscriptions from './subscriptions/subscriptions.ts'
import * as attachments from './support/attachments.ts'
import * as eraseContact from './support/erase-contact.ts'
import * as incomingMail from './support/incoming-mail.ts'
import * as support from './support/support.ts'
import * as surveys from './support/surveys.ts'
import * as unread from './support/unread.ts'

/** Every call of the site. An invalid value in `params` answers 404, not 400. */
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
  signInCodes.requestSignInCode,
  signInCodes.verifySignInCode,
  confirmation.getSignInWays,
  confirmation.requestConfirmationCode,
  confirmation.startPasskeyConfirmation,
  confirmation.setOwnPassword,
  confirmation.removeOwnPassword,
  passkeys.startPasskeySignIn,
  passkeys.startPasskeySession,
  passkeys.signInWithPasskey,
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
  opening.getDataCollectionState,
  opening.getOrderAvailability,
  opening.answerSiteChallenge,
  discretion.getDiscretion,
  discretion.saveDiscretion,
  notifications.getNotifications,
  notifications.saveNotifications,
  timeZones.getTimeZone,
  timeZones.saveTimeZone,
  push.getPushKey,
  push.addPushSubscription,
  push.removePushSubscription,
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
  reductionCodes.getCode,
  subscriptionSwitch.getSwitchQuote,
  subscriptionSwitch.planSwitch,
  subscriptionSwitch.undoSwitch,
  leaving.sendLeaving,
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
  ownPayments.requestDebitLink,
  gifts.getGiftOffer,
  gifts.orderGift,
  gifts.getGiftOrder,
  gifts.redeemGift,
  gifts.listOwnGifts,
  gifts.withdrawGift,
  contractLinks.requestContractLink,
  contractLinks.readContractLink,
  contractLinks.spendContractLink,
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
  support.markTicketRead,
  support.typeInTicket,
  support.followTicket,
  attachments.uploadAttachment,
  attachments.getAttachment,
  attachments.removeAttachment,
  support.refreshSupportLink,
  support.revokeSupportLink,
  eraseContact.eraseContact,
  coaches.listCoaches,
  home.getHome,
  voices.readOwnVoice,
  voices.writeVoice,
  voices.withdrawVoice,
  coachingThemes.listCoachingThemes,
  coachProfiles.listPublicCoaches,
  coachProfiles.getPublicCoach,
  coachProfiles.listCoachFaces,
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
