import { type ReactElement, useEffect } from 'react'
import { useAnnounceTask } from '../../../announce/useAnnounceTask.ts'
import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { NamedAddress } from '../../../components/NamedAddress/NamedAddress.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useIsSlow } from '../../../kit/useIsSlow.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useNetworkName } from '../../../kit/useNetworkName.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useApp } from '../controller/useApp.ts'
import { useFinishSignIn } from '../controller/useFinishSignIn.ts'
import { useSignIn } from '../controller/useSignIn.ts'
import sheet from './ConnectingSiweView.module.css'
import { describeSignIn } from './describeSignIn.ts'
import { findSigner } from './findSigner.ts'
import { SignedText } from './SignedText.tsx'
import { SignInActions } from './SignInActions.tsx'
import { SignInImages } from './SignInImages.tsx'
import { useSignInText } from './useSignInText.ts'

const successMs = 800

/** Asks the visitor to sign in with the connected account. */
export function ConnectingSiweView({
  route,
}: {
  route: RouteOf<'ConnectingSiwe' | 'SIWXSignMessage'>
}): ReactElement | null {
  const { account, network } = useKit().controllers
  const classes = useStyles(sheet)
  const signIn = useSignIn()
  const app = useApp()
  const getNetworkName = useNetworkName()
  const connected = useConnectedWallet(route.namespace)
  const { namespace } = connected
  const { byNamespace } = useControllerState(network.state)
  const accounts = useControllerState(account.state, (all) => all[namespace]?.allAccounts)
  // A leaving view keeps its account.
  const wallet = useLatched(connected.isConnected ? connected : undefined)
  useControllerState(signIn.state)
  const status = signIn.get({ namespace })
  const scene = describeSignIn(status)
  const { isSlow, restart } = useIsSlow(scene === 'wallet')
  const { finish, cancel, chooseOther } = useFinishSignIn({ route, namespace })
  const name = wallet?.name ?? ''
  const address = wallet?.address ?? ''
  const explanation = useSignInText({
    ...{ scene, status, app: app.name, wallet: name, address, isSlow },
  })

  useAnnounceTask(explanation)
  const isReady = scene === 'ready' && connected.isConnected
  useEffect(() => {
    if (isReady) void signIn.prepareSignIn({ namespace })
  }, [isReady, signIn, namespace])
  useEffect(() => {
    if (scene !== 'success') return undefined
    const timer = setTimeout(finish, successMs)
    return () => clearTimeout(timer)
  }, [scene, finish])
  if (!wallet) return null

  // What went wrong is in the state that the view shows.
  const sign = () => void signIn.signIn({ namespace }).catch(() => undefined)
  const { caipNetwork } = byNamespace[namespace] ?? {}
  return (
    <Task
      icon={<SignInImages scene={scene} app={app} wallet={{ name, icon: wallet.icon }} />}
      title={explanation.title}
      text={explanation.text}
      isSteady={scene === 'wallet' || scene === 'checking' || scene === 'success'}
      actions={
        <SignInActions
          scene={scene}
          isSlow={isSlow}
          isBusy={status.status === 'signing' && status.step === 'terms'}
          isRequired={signIn.isRequired}
          signer={findSigner(status, accounts)}
          onSign={sign}
          onSignWith={(chosen) => {
            void signIn.signInWith({ namespace, address: chosen }).catch(() => undefined)
          }}
          onAgain={() => {
            restart()
            void signIn.cancel({ namespace }).then(sign)
          }}
          onOther={chooseOther}
          onCancel={cancel}
        />
      }
    >
      {scene === 'ready' && (
        <span className={classes.account}>
          <Avatar address={address} src={wallet.profileImage} size={24} />
          <span className={classes.name}>
            <NamedAddress name={wallet.profileName} address={address} />
          </span>
          {caipNetwork && <bdi className={classes.network}>{getNetworkName(caipNetwork)}</bdi>}
        </span>
      )}
      {isReady && <SignedText message={signIn.getMessage({ namespace })} />}
      {status.status === 'failed' && scene !== 'declined' && <ErrorDetails error={status.error} />}
    </Task>
  )
}
