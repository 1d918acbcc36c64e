import { Outlet } from 'react-router'

export default function PagesLayout() {
  return <Outlet />
}
