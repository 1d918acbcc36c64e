import { Heart } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { usePlace } from '../../reader-page/places.ts'
import { shareClass } from '../article/share-links.tsx'
import { favoriteAttributes } from './favorite-attributes.ts'

/** A form, so that it works without a script; with one the change shows at once. */
export function FavoriteButton({ article, favorite }: { article: string; favorite: boolean }) {
  const place = usePlace('favorite', article)
  const attributes = place ? { 'data-place': place } : favoriteAttributes(favorite)
  return (
    <form method="post" data-favorite>
      <button
        type="submit"
        name="favorite"
        {...attributes}
        className={`${shareClass} group/favorite aria-pressed:border-ruby aria-pressed:bg-rose-mid`}
      >
        <Heart aria-hidden size={18} className="text-ruby group-aria-pressed/favorite:fill-ruby" />
        <span className="group-aria-pressed/favorite:hidden">{t('article.favorite')}</span>
        <span className="hidden group-aria-pressed/favorite:inline">{t('article.favorite_on')}</span>
      </button>
      <p role="alert" hidden data-favorite-failed className="mt-2 text-sm font-medium text-error">
        {t('failure.form')}
      </p>
    </form>
  )
}
