import { Fragment, type ReactNode } from 'react'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import { Row } from '../../../components/Row/Row.tsx'
import { useText } from '../../../i18n/useText.ts'
import { arrowRightIcon } from '../../../icons/arrowRightIcon.ts'
import { walletIcon } from '../../../icons/walletIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { ConnectMethodsProps } from '../../../shell/feature/connectMethods.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useLogIn } from '../login/useLogIn.ts'
import { MethodTile } from '../marks/MethodTile.tsx'
import { areLoginsPossible } from '../offers/areLoginsPossible.ts'
import { type MethodGroup, orderMethods } from '../offers/orderMethods.ts'
import { useMethods } from '../offers/useMethods.ts'
import type { AuthTexts } from '../texts/en.ts'
import sheet from './ConnectMethods.module.css'
import { EmailField } from './EmailField.tsx'
import { SocialButtons } from './SocialButtons.tsx'

/** The logins beside the wallets, in the order of the app. */
export function ConnectMethods(props: ConnectMethodsProps): ReactNode {
  const { namespace, hasWallet, isEmpty, refuse, children } = props
  const kit = useKit()
  const { account, events, options, router } = kit.controllers
  const classes = useStyles(sheet)
  const text = useText<AuthTexts>()
  const accounts = useControllerState(account.state)
  const { email, passkey, socials } = useMethods()
  const features = useControllerState(options.state, (state) => state.features)
  const logIn = useLogIn(namespace)
  const isCollapsed = features?.collapseWallets === true || features?.emailShowWallets === false
  const openWallets = () => {
    events.track('CLICK_ALL_WALLETS')
    router.push({ name: 'ConnectWallets', namespace })
  }

  const passkeyRow = passkey && (
    <div className={classes.row}>
      <Row
        icon={<MethodTile of="passkey" />}
        name={text('auth.passkey')}
        isHeld={refuse !== undefined}
        onRefuse={refuse}
        onPress={logIn.passkey}
      />
    </div>
  )
  const walletRow = (
    <div className={classes.row}>
      <Row icon={<IconTile of={walletIcon} />} name={text('auth.wallets')} onPress={openWallets} />
    </div>
  )
  const groups: { readonly [name in MethodGroup]: ReactNode } = {
    wallet: !isEmpty && children && (isCollapsed ? walletRow : children),
    email: email && (
      <>
        <EmailField
          refuse={refuse}
          onSubmit={logIn.email}
          action={
            <span className={classes.submit}>
              <IconButton
                type="submit"
                label={text('auth.emailSubmit')}
                icon={<Icon of={arrowRightIcon} />}
              />
            </span>
          }
        />
        {passkeyRow}
      </>
    ),
    social: (socials.length > 0 || (passkey && !email)) && (
      <>
        <SocialButtons
          socials={socials}
          refuse={refuse}
          onChoose={logIn.social}
          onMore={() => router.push({ name: 'ConnectSocials' })}
        />
        {!email && passkeyRow}
      </>
    ),
  }
  const isOffered = email || passkey || socials.length > 0
  if (!isOffered || !areLoginsPossible({ kit, namespace, accounts }))
    return children ?? <EmptyState>{text('connect.nothing')}</EmptyState>
  const order = orderMethods({ order: features?.connectMethodsOrder, hasWallet })
  const shown = order.filter((name) => groups[name])
  return (
    <div className={classes.methods}>
      {shown.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && (
            <div className={classes.or} data-item={`or-${name}`}>
              <span className={classes.line} aria-hidden="true" />
              <span>{text('auth.or')}</span>
              <span className={classes.line} aria-hidden="true" />
            </div>
          )}
          {name === 'wallet' && !isCollapsed ? (
            <div className={classes.wallets}>{groups[name]}</div>
          ) : (
            <div className={classes.group}>{groups[name]}</div>
          )}
        </Fragment>
      ))}
    </div>
  )
}
