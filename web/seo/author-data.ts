import type { Author } from '../../contracts/articles/content-entities.ts'
import type { Coach } from '../../contracts/coaching/coach-profiles.ts'
import { plainText } from '../magazine/plain-text.ts'
import { absoluteUrl } from './page-description.ts'
import { type DataBlock, dataBlock, type Person } from './schema.ts'
import { organization } from './site-data.ts'

export const authorData = (author: Author, siteName: string, publicUrl: string): DataBlock<Person> =>
  dataBlock({
    '@type': 'Person',
    name: author.name,
    url: `${publicUrl}/authors/${author.uid}`,
    jobTitle: author.role,
    description: author.biography,
    ...(author.image ? { image: absoluteUrl(publicUrl, author.image.url) } : {}),
    worksFor: organization(siteName, publicUrl),
  })

export const coachData = (coach: Coach, siteName: string, publicUrl: string): DataBlock<Person> =>
  dataBlock({
    '@type': 'Person',
    name: coach.name,
    url: `${publicUrl}/coaches/${coach.uid}`,
    jobTitle: coach.title,
    description: plainText(coach.biography),
    ...(coach.portrait ? { image: absoluteUrl(publicUrl, coach.portrait.url) } : {}),
    worksFor: organization(siteName, publicUrl),
  })
