import Typography from '@mui/material/Typography'
import type { StaffTrafficToken } from '../../../contracts/subscriptions/staff-offers.ts'
import { AddButton } from '../../lists/add-button.tsx'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { firstColumn, RowLink, Rows } from '../../lists/row-link.tsx'
import { offerWords as words } from '../words.ts'

const texts = words.tokens

const TokenRow = ({ token }: { token: StaffTrafficToken }) => (
  <RowLink to={`/traffic-tokens/${token.uid}`}>
    <Typography component="span" sx={firstColumn}>
      {token.value}
    </Typography>
    <Typography component="span" sx={{ color: 'text.secondary', flex: '1 1 0' }}>
      {token.formula}
    </Typography>
    <Typography component="span" sx={{ fontSize: 14 }}>
      {token.isValid ? words.valid : words.invalid}
    </Typography>
  </RowLink>
)

export default function TokenList() {
  return (
    <ListFrame
      resource="traffic-tokens"
      title={texts.title}
      sort={{ field: 'value', order: 'ASC' }}
      count={texts.count}
      actions={<AddButton to="/traffic-tokens/create" text={texts.add} />}
    >
      <ListBody<StaffTrafficToken & { id: string }> empty={texts.empty}>
        {(tokens) => (
          <Rows>
            {tokens.map((token) => (
              <TokenRow key={token.uid} token={token} />
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
