import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { AdminBar } from './admin-bar.tsx'

const Nothing = () => null

/** Without a menu, as there are few screens: a bar with the user's name and the way back to the site. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Layout
      appBar={AdminBar}
      sidebar={Nothing}
      sx={{
        minWidth: 0,
        height: '100dvh',
        '& .RaLayout-appFrame': { marginTop: 0, minWidth: 0, height: '100%' },
        '& .RaLayout-contentWithSidebar': { minHeight: 0, minWidth: 0 },
        '& .RaLayout-content': { padding: 0, minWidth: 0, minHeight: 0, overflow: 'hidden' },
      }}
    >
      <Box sx={{ height: '100%', minHeight: 0, display: 'flex', flexDirection: 'column' }}>{children}</Box>
    </Layout>
  )
}
