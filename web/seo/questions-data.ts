interface Question {
  question: string
  answer: string
}

/** Questions and their answers, as search engines read them (schema.org). */
export const questionsData = (questions: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export const organizationData = (houseName: string, publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: houseName,
  url: publicUrl,
  logo: `${publicUrl}/logo.svg`,
})
