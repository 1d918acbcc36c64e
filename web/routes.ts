import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { supportRouteNames } from './support-route-names.ts'

/** Names other than the specification's are given here: `supportRouteNames({ contact: 'aide' })`. */
const names = supportRouteNames()

/** Every address of the site, in the order of the specification. */
export default [
  layout('routes/magazine/collections.tsx', [
    index('routes/magazine/home.tsx'),
    route('articles', 'routes/magazine/articles.tsx'),
    route('article', 'routes/magazine/article-redirect.tsx'),
    route('article/:uid', 'routes/magazine/article.tsx'),
    route('authors', 'routes/magazine/authors.tsx'),
    route('authors/:uid', 'routes/magazine/author.tsx'),
    route('coaches', 'routes/magazine/coaches.tsx'),
    route('coaches/:uid', 'routes/magazine/coach.tsx'),
    route('categories', 'routes/magazine/categories.tsx'),
    route('categories/:uid', 'routes/magazine/category.tsx'),
    route('tags', 'routes/magazine/tags.tsx'),
    route('tags/:uid', 'routes/magazine/tag.tsx'),
    route('favorites', 'routes/magazine/favorites.tsx'),

    route('about', 'routes/pages/about.tsx'),
    route('terms-of-service', 'routes/pages/terms-of-service.tsx'),
    route('legal-notice', 'routes/pages/legal-notice.tsx'),
    route('privacy', 'routes/pages/privacy.tsx'),
    route('accessibility', 'routes/pages/accessibility.tsx'),
    route('pages/:uid', 'routes/pages/page.tsx'),
    route('cookies', 'routes/pages/cookies.tsx'),
    route('cookies/consent', 'routes/pages/cookie-consent.ts'),

    route('voices/:token', 'routes/voices/voice.tsx'),
    route('login', 'routes/security/login.tsx'),
    route('logout', 'routes/security/logout.tsx'),
    route('unlock', 'routes/discretion/unlock.tsx'),
    route('reset-password', 'routes/security/reset-password.tsx'),
    route('confirm-email', 'routes/security/confirm-email.tsx'),
    ...prefix('registration', [
      index('routes/registration/registration.tsx'),
      route('common-passwords/:prefix', 'routes/security/common-passwords.ts'),
      route('payment', 'routes/registration/registration-payment.tsx'),
      route('welcome/:result?', 'routes/registration/registration-welcome.tsx'),
      route(':result', 'routes/registration/registration-result.tsx'),
    ]),
    route('callback/payment', 'routes/payment/callback-payment.tsx'),
    ...prefix('account', [
      index('routes/account/account.tsx'),
      route('export', 'routes/account/export.ts'),
      route('security', 'routes/security/security.tsx'),
      route('notifications', 'routes/account/notifications.tsx'),
      route('discretion', 'routes/discretion/discretion.tsx'),
      route('subscription', 'routes/subscription/subscription.tsx'),
      route('subscription/stop', 'routes/subscription/subscription-stop.tsx'),
      route('subscription/ending', 'routes/subscription/subscription-ending.tsx'),
      route('subscription/pause', 'routes/subscription/subscription-pause.tsx'),
      route('subscription/plan', 'routes/subscription/subscription-plan.tsx'),
      route('subscription/leaving', 'routes/subscription/subscription-leaving.tsx'),
      route('subscription/resume', 'routes/subscription/subscription-resume.tsx'),
      route('subscription/renewals.ics', 'routes/subscription/renewals-calendar.ts'),
      route('subscription/card', 'routes/payment/card-change.tsx'),
      route('subscription/receipt/:uid', 'routes/payment/receipt.ts'),
    ]),
    ...prefix('gift', [
      index('routes/gift/gift.tsx'),
      route('order/:uid', 'routes/gift/gift-order.tsx'),
      route('order/:uid/card', 'routes/gift/gift-card.tsx'),
      route('use', 'routes/gift/gift-use.tsx'),
      route('withdraw', 'routes/gift/gift-withdraw.tsx'),
    ]),
    route('cancel-contract', 'routes/subscription/cancel-contract.tsx'),
    route('withdraw-contract', 'routes/subscription/withdraw-contract.tsx'),

    ...prefix('contact', [
      index('routes/contact/contact.tsx', { id: names.contact }),
      route('link', 'routes/contact/link.tsx', { id: names.contactLink }),
      route('switch', 'routes/contact/switch.tsx'),
      route('survey', 'routes/contact/survey.tsx'),
      route('tickets', 'routes/contact/tickets.tsx', { id: names.contactTickets }),
      route('tickets/:uid', 'routes/contact/ticket.tsx', { id: names.contactTicket }),
      route('new-ticket', 'routes/contact/new-ticket.tsx', { id: names.contactNewTicket }),
    ]),

    ...prefix('coaching', [
      layout('routes/coaching/discussions-layout.tsx', [
        index('routes/coaching/discussions.tsx', { id: names.coaching }),
        route(':uid', 'routes/coaching/discussion.tsx', { id: names.discussion }),
      ]),
      route('new-discussion', 'routes/coaching/new-discussion.tsx', { id: names.newDiscussion }),
      route(':uid/articles/:article', 'routes/coaching/offered-article.ts'),
      route('change-coach', 'routes/coaching/change-coach.tsx'),
      route('list', 'routes/coaching/list.ts'),
    ]),
  ]),

  route('relay/*', 'routes/relay/relay.ts'),
  route('contact/tickets/:uid/attachments/:attachment', 'routes/relay/attachment.ts', { id: 'contact-attachment' }),
  route('coaching/:uid/attachments/:attachment', 'routes/relay/attachment.ts', { id: 'coaching-attachment' }),
  route('admin/*', 'routes/admin/back-office.tsx'),

  route('leave', 'routes/discretion/leave.ts'),
  route('recette', 'routes/discretion/neutral-page.ts'),

  route('robots.txt', 'routes/feeds/robots.ts'),
  route('.well-known/security.txt', 'routes/feeds/security-txt.ts'),
  route('sitemap.xml', 'routes/feeds/sitemap.ts'),
  route('feed.xml', 'routes/feeds/rss.ts'),
  route('manifest.webmanifest', 'routes/site/manifest.ts'),
  route('builds/latest.json', 'routes/site/latest-build.ts'),
  route('styleguide', 'routes/site/styleguide.tsx'),
  route('service-worker.js', 'routes/site/service-worker.ts'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
