const module = (name) => `^modules/${name}/`
/** Modules that each module may import. */
const order = {
  calendar: [],
  accounts: [],
  publisher: [],
  subscriptions: ['calendar', 'accounts', 'publisher'],
  articles: ['calendar', 'accounts', 'publisher', 'subscriptions'],
  support: ['calendar', 'accounts', 'publisher', 'subscriptions'],
  coaching: ['calendar', 'accounts', 'subscriptions', 'articles', 'support'],
  administration: ['accounts', 'publisher', 'subscriptions', 'articles', 'support', 'coaching'],
  site: ['accounts', 'publisher', 'articles', 'support', 'coaching'],
  opening: ['accounts', 'publisher', 'subscriptions', 'articles', 'support', 'administration', 'site', 'privacy'],
  privacy: ['accounts', 'publisher', 'subscriptions', 'articles', 'support', 'coaching', 'administration', 'site'],
}
const forbiddenModules = Object.entries(order).map(([name, known]) => ({
  name: `${name}-knows`,
  severity: 'error',
  comment: `${name} may know ${known.join(', ') || 'no other module'}`,
  from: { path: module(name), pathNot: '\\.test\\.tsx?$' },
  to: { path: '^modules/', pathNot: [name, ...known].map(module) },
}))

export default {
  forbidden: [
    ...forbiddenModules,
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-unresolvable', severity: 'error', from: { pathNot: '^web/' }, to: { couldNotResolve: true } },
    {
      name: 'modules-through-their-index',
      severity: 'error',
      comment: 'another module is reached through its index.ts only',
      from: { path: '^modules/([^/]+)/', pathNot: ['\\.test\\.tsx?$', '/fixtures/'] },
      to: { path: '^modules/[^/]+/.+', pathNot: ['^modules/$1/', '^modules/[^/]+/index\\.ts$'] },
    },
    {
      name: 'modules-through-their-index-from-outside',
      severity: 'error',
      from: { path: '^(server|demo|scripts)/' },
      to: { path: '^modules/[^/]+/.+', pathNot: '^modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'contracts-alone',
      severity: 'error',
      from: { path: '^contracts/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contracts/', '^node_modules/zod/'] },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(modules|server|web|admin|demo|tests)/' },
    },
    {
      name: 'web-calls-the-api-only',
      severity: 'error',
      from: { path: '^(web|admin)/' },
      to: { path: '^(modules|platform|server|demo)/' },
    },
    {
      name: 'conversation-knows-contracts-only',
      severity: 'error',
      comment: 'what both windows of a conversation share knows neither of them, nor how they reach the server',
      from: { path: '^conversation/' },
      to: { path: '^(admin|modules|platform|relay|demo|server|web)/' },
    },
    {
      name: 'relay-knows-contracts-only',
      severity: 'error',
      comment: 'the client of the relay runs in every browser that calls the API',
      from: { path: '^relay/' },
      to: { path: '^(admin|conversation|modules|platform|demo|server|web)/' },
    },
    {
      name: 'admin-knows-contracts-only',
      severity: 'error',
      comment: 'the back office imports contracts, the client of the relay, what conversations share, and packages',
      from: { path: '^admin/', pathNot: '^admin/vite\\.config\\.ts$' },
      to: { path: '^(modules|platform|scripts|demo|server|tests|web)/' },
    },
    {
      name: 'nothing-imports-the-back-office',
      severity: 'error',
      comment: 'but the tests that compare the editor with the sanitiser, and the preview of an offer with the site',
      from: { pathNot: ['^admin/', '^tests/editor/', '^tests/offers/'] },
      to: { path: '^admin/' },
    },
    {
      name: 'nothing-imports-the-demo',
      severity: 'error',
      comment: 'the demo starts the server with its content; the product contains none of it',
      from: { path: '^(admin|contracts|conversation|modules|platform|relay|server|web)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^demo/' },
    },
    {
      name: 'nothing-imports-the-server',
      severity: 'error',
      from: { path: '^(contracts|platform|modules|web|admin)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/' },
    },
    {
      name: 'tables-behind-queries',
      severity: 'error',
      comment: 'only queries know the tables of a module',
      from: { path: '^modules/[^/]+/', pathNot: ['/(tables[^/]*|queries[^/]*|.*\\.test)\\.tsx?$'] },
      to: { path: '^modules/[^/]+/tables[^/]*\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'policy-is-pure',
      severity: 'error',
      from: { path: '/policy\\.ts$' },
      to: {
        path: ['node_modules/(fastify|drizzle-orm)/', '/(queries[^/]*|tables[^/]*|routes)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'fixtures-are-for-tests',
      severity: 'error',
      comment: 'test helpers live in folders named fixtures; only tests and benchmarks import them',
      from: { pathNot: ['\\.(test|spec)\\.tsx?$', '/fixtures/', '^(tests|bench)/'] },
      to: { path: ['/fixtures/', '^(tests|bench)/'] },
    },
    {
      name: 'no-fastify-in-use-cases',
      severity: 'error',
      comment:
        'only routes, pages and what writes a response know a Fastify type; a use case is given what it needs of a request',
      from: {
        path: '^(modules|platform)/',
        pathNot: [
          '/(routes|pages|stream-response)\\.ts$',
          '/(routes|pages|serve)-[^/]*\\.ts$',
          '^platform/http/',
          '^platform/(module|files/read-upload|files/accept-uploads)\\.ts$',
          '\\.test\\.tsx?$',
          '/fixtures/',
        ],
      },
      to: { path: '^node_modules/(fastify|@fastify)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '^\\.react-router/'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
