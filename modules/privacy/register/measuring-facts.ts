import { googleTransferText } from '../../../contracts/accounts/google-measuring.ts'
import type { Platform } from '../../../platform/index.ts'
import type { FactSource } from '../../publisher/index.ts'

/** Facts of the privacy page about audience measurement. Google receives data only if a tracker is configured. */
export const measuringFacts = async ({ config }: Pick<Platform, 'config'>): Promise<FactSource> => ({
  facts: {
    'mesure.destinataire': {
      label: 'destinataire de la mesure d’audience',
      value: config.trackerId
        ? googleTransferText
        : 'Ce site n’emploie aujourd’hui aucun outil tiers de mesure ou de publicité.',
    },
  },
})
