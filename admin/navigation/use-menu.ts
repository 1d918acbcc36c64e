import { useLocation } from 'react-router'
import { usePerson } from '../person.ts'
import { findMenuPlace, menuOf, titleOf } from './menu.ts'

/** The menu of the signed-in person, and where the open page is in it. */
export function useMenu() {
  const { roles } = usePerson()
  const { pathname } = useLocation()
  const menu = menuOf(roles)
  return { menu, place: findMenuPlace(menu, pathname), pathname }
}

/** Title of the open screen: what the menu calls it. */
export function useScreenTitle(): string {
  const { place } = useMenu()
  return place ? titleOf(place) : ''
}
