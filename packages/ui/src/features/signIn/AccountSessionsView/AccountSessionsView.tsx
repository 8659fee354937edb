import { formatAddress, isCleatError } from '@cleat/core'
import { type ReactElement, useContext, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Fact } from '../../../components/Fact/Fact.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { LoadedView } from '../../../components/LoadedView/LoadedView.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { logOutIcon } from '../../../icons/logOutIcon.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { featuresContext } from '../../../shell/feature/featuresContext.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useApp } from '../controller/useApp.ts'
import { useSignIn } from '../controller/useSignIn.ts'
import sheet from './AccountSessionsView.module.css'
import { DeviceList } from './DeviceList.tsx'
import type { AccountSessionsTexts } from './texts/en.ts'

/** Since when the visitor is signed in with which account, and the ways out. */
export function AccountSessionsView(): ReactElement {
  const kit = useKit()
  const { router, snackbar } = kit.controllers
  const classes = useStyles(sheet)
  const text = useText<AccountSessionsTexts>()
  const format = useFormat()
  const signIn = useSignIn()
  const app = useApp()
  const features = useContext(featuresContext)
  const { namespace } = useConnectedWallet()
  useControllerState(signIn.state)
  const [isLeaving, setIsLeaving] = useState<'here' | 'everywhere'>()
  const status = signIn.get({ namespace })
  const session = status.status === 'signedIn' ? status.session : undefined
  const leave = async (everywhere: boolean) => {
    setIsLeaving(everywhere ? 'everywhere' : 'here')
    try {
      await signIn.signOut({ namespace, everywhere })
    } catch (error) {
      if (isCleatError(error))
        snackbar.show({ message: text('sessions.notReached'), variant: 'error' })
    }
    setIsLeaving(undefined)
  }
  if (!session)
    return (
      <EmptyState
        icon={<Icon of={logOutIcon} size={24} />}
        title={text('sessions.none', { app: app.name })}
        action={
          <Button onClick={() => router.push({ name: 'ConnectingSiwe', namespace })}>
            {text('signIn.title')}
          </Button>
        }
      />
    )
  const toTime = (time: string | undefined) =>
    time && format.date(Date.parse(time), { dateStyle: 'medium', timeStyle: 'short' })
  const [since, until] = [toTime(session.createdAt), toTime(session.endsAt)]
  const address = session.account.split(':').slice(2).join(':')
  return (
    <div className={classes.sessions}>
      <Card>
        <dl className={classes.facts}>
          <Fact label={text('sessions.site')}>
            <bdi dir="ltr">{globalThis.location.host}</bdi>
          </Fact>
          <Fact label={text('account.title')}>
            <bdi dir="ltr">{formatAddress(address)}</bdi>
          </Fact>
          {since && <Fact label={text('sessions.since')}>{since}</Fact>}
          {until && <Fact label={text('sessions.until')}>{until}</Fact>}
        </dl>
      </Card>
      <div className={classes.actions}>
        <Button
          variant="quiet"
          isLoading={isLeaving === 'here'}
          icon={<Icon of={logOutIcon} size={18} />}
          onClick={() => leave(false)}
        >
          {text('sessions.signOut')}
        </Button>
        {signIn.canSignOutEverywhere && (
          <Button
            variant="quiet"
            isLoading={isLeaving === 'everywhere'}
            onClick={() => leave(true)}
          >
            {text('sessions.everywhere')}
          </Button>
        )}
      </div>
      {/* At the end, so that what it loads moves nothing. */}
      {signIn.canListDevices && <DeviceList namespace={namespace} session={session} />}
      {features.map(
        ({ id, accountSection: section }) =>
          section?.isOffered(kit) && (
            <LoadedView key={id} loader={section.view} props={{}} skeleton={null} />
          ),
      )}
    </div>
  )
}
