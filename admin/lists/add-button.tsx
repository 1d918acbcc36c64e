import Button from '@mui/material/Button'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'

export const AddButton = ({ to, text }: { to: string; text: string }) => (
  <Button component={Link} to={to} variant="contained" startIcon={<Plus aria-hidden size={18} />}>
    {text}
  </Button>
)
