import type { FarcasterPage, FarcasterView } from '@cleat/embedded-wallet/window'
import {
  type AuthTexts,
  Button,
  Notice,
  Row,
  Spinner,
  useStyles,
  useText,
  WalletImage,
} from '@cleat/ui/secure'
import { type ReactElement, useState } from 'react'
import type { FarcasterTexts } from '../../texts/farcaster/en.ts'
import { Head } from '../../views/Head.tsx'
import viewSheet from '../../views/view.module.css'
import { ProblemNote } from '../ProblemNote/ProblemNote.tsx'
import sheet from './SignView.module.css'

export type SignViewProps = {
  view: Extract<FarcasterView, { name: 'sign' }>
  page: Pick<FarcasterPage, 'choose' | 'decline'>
}

/** Says who asks, and lists the wallets of this browser. */
export function SignView({ view, page }: SignViewProps): ReactElement {
  const [classes, own] = [useStyles(viewSheet), useStyles(sheet)]
  const text = useText<AuthTexts & FarcasterTexts>()
  const { host, wallets, isBusy, problem } = view
  const [chosen, setChosen] = useState<string>()
  const choose = (id: string) => {
    setChosen(id)
    page.choose(id)
  }
  return (
    <div className={classes.view}>
      <Head title={text('auth.windowTitle', { provider: 'Farcaster' })}>
        {text('farcaster.lead', { host })}
      </Head>
      {wallets.length === 0 ? (
        <>
          <Notice variant="info">{text('farcaster.noWallet')}</Notice>
          <CopyLink link={view.link} />
        </>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
        <ul className={own.wallets} role="list">
          {wallets.map(({ id, name, icon }) => (
            <li key={id}>
              <Row
                icon={<WalletImage name={name} imageUrl={icon} />}
                name={name}
                isHeld={isBusy}
                isBusy={isBusy && chosen === id}
                trait={isBusy && chosen === id ? <Spinner size={16} /> : undefined}
                onPress={() => choose(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <ProblemNote problem={isBusy ? undefined : problem} />
      <Button variant="quiet" onClick={isBusy ? undefined : page.decline}>
        {text('farcaster.decline')}
      </Button>
    </div>
  )
}

/** Copies the address of this page, for the browser of a wallet. */
function CopyLink({ link }: { link: string }): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<FarcasterTexts>()
  const [copied, setCopied] = useState<'done' | 'failed'>()
  const copy = async () => {
    const isDone = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    setCopied(isDone ? 'done' : 'failed')
  }
  return (
    <>
      <Button onClick={copy}>
        {text(copied === 'done' ? 'farcaster.copied' : 'farcaster.copy')}
      </Button>
      {copied === 'failed' && (
        <p className={classes.note} data-bad="" role="alert">
          {text('copy.failed')}
        </p>
      )}
    </>
  )
}
