import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { findConsentProof } from '../../contracts/accounts/accounts.ts'
import { callApi } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { momentText } from '../management/format.ts'
import { siteWords } from '../site/words.ts'

const texts = siteWords.consentProof

/** Finds a person's consents by e-mail address, even if the account is erased. */
export function ConsentProof() {
  const [email, setEmail] = useState('')
  const search = useMutation({
    mutationFn: async (address: string) => (await callApi(findConsentProof, { body: { email: address } })).payload,
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    search.mutate(email.trim())
  }
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: 640 }}>{texts.intro}</Typography>
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          id="consent-email"
          type="email"
          label={texts.email}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={search.isError}
          helperText={search.isError ? failureSentence(search.error) : undefined}
          autoComplete="off"
          sx={{ flex: '1 1 16rem', maxWidth: 420 }}
        />
        <Button type="submit" variant="outlined" color="inherit" disabled={search.isPending || email.trim() === ''}>
          {texts.find}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 2 }}>
        {search.data?.length === 0 && <Typography>{texts.none}</Typography>}
        {search.data?.map(({ version, givenDateTime, withdrawnDateTime }) => (
          <Typography key={givenDateTime}>
            {texts.consent(version, momentText(givenDateTime))}{' '}
            {withdrawnDateTime ? texts.withdrawn(momentText(withdrawnDateTime)) : texts.holds}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
