import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lateAnswerWords } from '../../late-answers/words.ts'
import { CodeSetting } from '../value-setting.tsx'

const words = {
  ...lateAnswerWords,
  title: 'Prélèvement SEPA',
  intro:
    'Avec votre identifiant de créancier, vos membres peuvent remplacer leur carte par un compte bancaire pour les renouvellements. Votre prestataire de paiement vous le donne. Un prélèvement met jusqu’à 5 jours ouvrés, et la banque peut le rendre pendant 8 semaines.',
  label: 'Identifiant de créancier (ICS)',
  help: 'Par exemple FR12ZZZ123456. Vide, le prélèvement n’est pas proposé.',
  wrong: 'Écrivez l’identifiant comme FR12ZZZ123456, ou laissez le champ vide.',
  meanwhile: (value: string) =>
    `Une collègue a enregistré ${value} entre-temps. Enregistrez de nouveau pour garder votre identifiant.`,
}

/** Setting for the creditor identifier; with one, the site offers direct debits. */
export const SepaDebits = () => (
  <Box component="details" sx={{ mb: 2 }}>
    <Box component="summary" sx={{ cursor: 'pointer', mb: 1 }}>
      {words.title}
    </Box>
    <Typography sx={{ mb: 2 }}>{words.intro}</Typography>
    <CodeSetting uid="sepa-creditor" words={words} />
  </Box>
)
