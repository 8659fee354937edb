import { toWords } from '@cleat/embedded-wallet/custody/derivation'
import { Button, GroupedAddress, Notice, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { Head } from '../../../views/Head.tsx'
import viewSheet from '../../../views/view.module.css'
import type { OpenedKit } from '../../opening/openedKit.ts'
import { writePrivateKey } from '../../opening/writePrivateKey.ts'
import { Secret } from '../../secrets/Secret.tsx'
import { SecretWords } from '../../secrets/SecretWords.tsx'
import type { KitTexts } from '../../texts/en.ts'
import sheet from './OpenedStep.module.css'

/** Shows what is in a kit: addresses at once, words and keys while a button was held. */
export function OpenedStep(props: { kit: OpenedKit; onClose: () => void }): ReactElement {
  const { kit, onClose } = props
  const [classes, own] = [useStyles(viewSheet), useStyles(sheet)]
  const text = useText<KitTexts>()
  return (
    <div className={classes.view}>
      <Head title={text('kit.openedTitle')}>{text('kit.openedLead')}</Head>
      <div data-screen="">
        <Notice variant="warning">{text('kit.secretWarning')}</Notice>
      </div>
      {kit.isOther && <Notice variant="error">{text('kit.differs')}</Notice>}
      <section className={own.section}>
        <h2 className={own.title}>{text('kit.words')}</h2>
        <Secret
          name={text('kit.words')}
          show={text('kit.showWords')}
          write={() => toWords(kit.entropy)}
        >
          {(words) => <SecretWords words={words} />}
        </Secret>
      </section>
      {kit.accounts.map((account) => {
        const { namespace, address } = account
        const label =
          namespace === 'solana' ? 'Solana' : text('kit.compatible', { network: 'Ethereum' })
        return (
          <section key={namespace} className={own.section}>
            <h2 className={own.title}>{label}</h2>
            <GroupedAddress address={address} label={label} />
            <Secret
              name={text('kit.privateKey')}
              show={text('kit.showKey')}
              write={() => writePrivateKey(account)}
            >
              {(key) => (
                <code className={own.key} dir="ltr" translate="no">
                  {key}
                </code>
              )}
            </Secret>
          </section>
        )
      })}
      <div data-screen="">
        <Button variant="quiet" onClick={onClose}>
          {text('kit.close')}
        </Button>
      </div>
    </div>
  )
}
