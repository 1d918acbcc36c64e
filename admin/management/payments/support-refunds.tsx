import Box from '@mui/material/Box'
import { lateAnswerWords } from '../../late-answers/words.ts'
import { AmountSetting } from '../value-setting.tsx'

const words = {
  ...lateAnswerWords,
  title: 'Ce que l’assistance peut rembourser',
  label: 'Par paiement, en euros au plus',
  help: 'De 0 à 1\u00a0000\u00a0€, remboursements déjà faits compris. À\u00a00, l’assistance ne rembourse rien.',
  wrong: 'Écrivez un montant de 0 à 1\u00a0000\u00a0€, par exemple 20,00.',
}

/** Setting for the highest refund by support. */
export const SupportRefunds = () => (
  <Box component="details" sx={{ mb: 2 }}>
    <Box component="summary" sx={{ cursor: 'pointer', mb: 1 }}>
      {words.title}
    </Box>
    <AmountSetting uid="support-refunds" words={words} />
  </Box>
)
