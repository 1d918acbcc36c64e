import { type DataBlock, dataBlock, type FaqPage, type Organization, type WebSite } from './schema.ts'

interface Question {
  question: string
  answer: string
}

export const organization = (siteName: string, publicUrl: string): Organization => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#maison`,
  name: siteName,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
})

/** The organisation, on the home page. */
export const organizationData = (siteName: string, publicUrl: string): DataBlock<Organization> =>
  dataBlock(organization(siteName, publicUrl))

export const webSiteData = (siteName: string, publicUrl: string): DataBlock<WebSite> =>
  dataBlock({
    '@type': 'WebSite',
    name: siteName,
    url: `${publicUrl}/`,
    inLanguage: 'fr',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/articles?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })

export const questionsData = (questions: readonly Question[]): DataBlock<FaqPage> =>
  dataBlock({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
