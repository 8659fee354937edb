import type { SignInController } from '@cleat/core'
import type { ReactElement } from 'react'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { Fact } from '../../../components/Fact/Fact.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SignInTexts } from '../texts/en.ts'
import sheet from './ConnectingSiweView.module.css'

type Message = NonNullable<ReturnType<SignInController['getMessage']>>

/** What the wallet signs: its facts, and the text as it is. Its room is there before the text. */
export function SignedText({ message }: { message: Message | undefined }): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SignInTexts>()
  const format = useFormat()
  if (!message) return <div className={classes.said} />
  const { domain, statement, expirationTime } = message.data
  const end = Date.parse(expirationTime ?? '')
  return (
    <div className={classes.said}>
      <Disclosure label={text('signIn.details')}>
        <dl className={classes.facts}>
          <Fact label={text('signIn.site')}>
            <bdi dir="ltr">{domain}</bdi>
          </Fact>
          {statement && (
            <Fact label={text('signIn.statement')} isTall>
              <bdi>{statement}</bdi>
            </Fact>
          )}
          {end > 0 && (
            <Fact label={text('signIn.validUntil')}>
              {format.date(end, { dateStyle: 'medium', timeStyle: 'short' })}
            </Fact>
          )}
        </dl>
        <div className={classes.raw}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by keys */}
          <pre className={classes.text} dir="ltr" tabIndex={0}>
            {message.text}
          </pre>
          <CopyButton
            value={message.text}
            label={text('signIn.copy')}
            copiedLabel={text('signIn.copied')}
          />
        </div>
      </Disclosure>
    </div>
  )
}
