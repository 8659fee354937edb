import type { OnrampProvider } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useText } from '../../../i18n/useText.ts'
import { ProviderImage } from '../images/ProviderImage.tsx'
import type { OnrampTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'

/** The provider's page is asked for. */
export function Opening({ provider }: { provider: OnrampProvider }): ReactElement {
  const text = useText<OnrampTexts>()
  const { name } = provider
  return (
    <ProgressTask
      icon={<ProviderImage name={name} shape="round" size={72} />}
      state="pending"
      title={text('onramp.opening', { provider: name })}
      text={text('onramp.openingText', { provider: name })}
      actions={<DoneButton variant="quiet" />}
    />
  )
}
