import type { CleatError } from '@cleat/core'
import type { OnrampProvider } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useOnramp } from '../controller/useOnramp.ts'
import { ProviderImage } from '../images/ProviderImage.tsx'
import type { OnrampTexts } from '../texts/en.ts'

export type NotOpenedProps = { provider: OnrampProvider; error: CleatError }

/** The provider's page was not opened. Nothing was bought. */
export function NotOpened({ provider, error }: NotOpenedProps): ReactElement {
  const { router } = useKit().controllers
  const text = useText<OnrampTexts>()
  const explain = useErrorText()
  const onramp = useOnramp()
  const { id, name } = provider
  // The same link would be refused again.
  const canRetry = error.code !== 'ONRAMP_URL_REFUSED'
  return (
    <ProgressTask
      icon={<ProviderImage name={name} shape="round" size={72} />}
      state="error"
      title={text('onramp.error', { provider: name })}
      text={explain(error)}
      actions={
        <>
          {canRetry && (
            <Button onClick={() => void onramp.openProvider(id).catch(() => undefined)}>
              {text('view.retry')}
            </Button>
          )}
          <Button variant={canRetry ? 'quiet' : 'primary'} onClick={() => router.goBack()}>
            {text('onramp.chooseProvider')}
          </Button>
        </>
      }
    >
      <ErrorDetails error={error} />
    </ProgressTask>
  )
}
