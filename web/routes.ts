import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site, in the order of the specification. */
export default [
  index('routes/magazine/home.tsx'),
  layout('routes/magazine/collections.tsx', [route('articles', 'routes/magazine/articles.tsx')]),
  route('article', 'routes/magazine/article-redirect.tsx'),
  route('article/:uid', 'routes/magazine/article.tsx'),
  route('authors', 'routes/magazine/authors.tsx'),
  route('authors/:uid', 'routes/magazine/author.tsx'),
  route('categories', 'routes/magazine/categories.tsx'),
  route('categories/:uid', 'routes/magazine/category.tsx'),
  route('tags', 'routes/magazine/tags.tsx'),
  route('tags/:uid', 'routes/magazine/tag.tsx'),
  route('favorites', 'routes/magazine/favorites.tsx'),

  layout('routes/pages/layout.tsx', [
    route('about', 'routes/pages/about.tsx'),
    route('terms-of-service', 'routes/pages/terms-of-service.tsx'),
    route('legal-notice', 'routes/pages/legal-notice.tsx'),
    route('privacy', 'routes/pages/privacy.tsx'),
    route('cookies', 'routes/pages/cookies.tsx'),
  ]),

  route('login', 'routes/account/login.tsx'),
  route('logout', 'routes/account/logout.tsx'),
  route('reset-password', 'routes/account/reset-password.tsx'),
  ...prefix('registration', [
    index('routes/account/registration.tsx'),
    route('payment', 'routes/account/registration-payment.tsx'),
    route('welcome/:result?', 'routes/account/registration-welcome.tsx'),
    route(':result', 'routes/account/registration-result.tsx'),
  ]),
  route('callback/payment', 'routes/account/callback-payment.tsx'),
  ...prefix('account', [index('routes/account/account.tsx'), route('subscription', 'routes/account/subscription.tsx')]),

  ...prefix('contact', [
    index('routes/contact/contact.tsx'),
    route('link', 'routes/contact/link.tsx'),
    route('tickets', 'routes/contact/tickets.tsx'),
    route('tickets/:uid', 'routes/contact/ticket.tsx'),
    route('new-ticket', 'routes/contact/new-ticket.tsx'),
  ]),

  ...prefix('coaching', [
    index('routes/coaching/discussions.tsx'),
    route('new-discussion', 'routes/coaching/new-discussion.tsx'),
    route(':uid', 'routes/coaching/discussion.tsx'),
  ]),

  route('builds/latest.json', 'routes/house/latest-build.ts'),
  route('speculation-rules.json', 'routes/house/speculation-rules.ts'),
  route('*', 'routes/house/not-found.tsx'),
] satisfies RouteConfig
