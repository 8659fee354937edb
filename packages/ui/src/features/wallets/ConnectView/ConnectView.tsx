import { type ReactElement, useContext, useEffect, useRef } from 'react'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { HelpButton } from '../../../components/HelpButton/HelpButton.tsx'
import { LegalBox } from '../../../components/Legal/LegalBox.tsx'
import { LegalText } from '../../../components/Legal/LegalText.tsx'
import { useLegalGate } from '../../../components/Legal/useLegalGate.ts'
import { LoadedView } from '../../../components/LoadedView/LoadedView.tsx'
import { Rows } from '../../../components/Row/Rows.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useSelectWallet } from '../../../kit/wallets/useSelectWallet.ts'
import { useWalletList } from '../../../kit/wallets/useWalletList.ts'
import { useIsHandheld } from '../../../media/useIsHandheld.ts'
import { useHeldWhilePressed } from '../../../motion/useHeldWhilePressed.ts'
import { useReorder } from '../../../motion/useReorder.ts'
import { whenIdle } from '../../../motion/whenIdle.ts'
import { featuresContext } from '../../../shell/feature/featuresContext.ts'
import { preloadContext } from '../../../shell/feature/preloadContext.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { AllWalletsRow } from '../list/AllWalletsRow.tsx'
import { PartialNotice } from '../list/PartialNotice.tsx'
import { useImpressions } from '../list/useImpressions.ts'
import { usePrefetchedPairing } from '../pairing/usePrefetchedPairing.ts'
import sheet from './ConnectView.module.css'
import { NoWallet } from './NoWallet.tsx'
import { WalletSections } from './WalletSections.tsx'

/** The wallets to choose from. */
export function ConnectView({
  route,
}: {
  route: RouteOf<'Connect'> | RouteOf<'ConnectWallets'>
}): ReactElement {
  const { name: view, namespace } = route
  const kit = useKit()
  const { events, options, router } = kit.controllers
  const { enableWallets, enableWalletGuide } = useControllerState(options.state)
  const classes = useStyles(sheet)
  const text = useText()
  const isHandheld = useIsHandheld()
  const gate = useLegalGate()
  const { select, getLink } = useSelectWallet({ view, namespace })
  usePrefetchedPairing({ namespace, isAllowed: !gate.isClosed })
  const preload = useContext(preloadContext)
  // A wallet in the browser is asked by the next view.
  useEffect(() => whenIdle(() => preload('ConnectingExternal')), [preload])
  const content = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const list = useHeldWhilePressed({ element: rows, value: useWalletList({ namespace }) })

  const items = list.groups.flatMap((group) => group.items)
  useReorder({ list: content, order: items.map(({ key }) => key) })
  useImpressions({ view, items })
  const isEmpty = items.length + list.expected === 0
  const isOwn = items.some(({ connectors, isRecent }) => connectors.length > 0 || isRecent)
  const isGuided = enableWalletGuide !== false
  const refuse = gate.isClosed ? gate.refuse : undefined
  const openAll = () => {
    events.track('CLICK_ALL_WALLETS')
    router.push({ name: 'AllWallets', namespace })
  }
  const openHelp = () => {
    events.track('CLICK_WALLET_HELP')
    router.push({ name: 'WhatIsAWallet' })
  }
  const features = useContext(featuresContext)
  const methods =
    view === 'Connect' && features.find((one) => one.connectMethods?.isOffered(kit))?.connectMethods
  const isHidden = enableWallets === false
  if (isHidden && !methods) return <EmptyState>{text('connect.nothing')}</EmptyState>
  const wallets = isHidden ? undefined : (
    <>
      {!isEmpty && !isOwn && (
        <p className={classes.lead} data-waiting={list.isPending} data-item="lead">
          {text(isHandheld ? 'connect.noneHerePhone' : 'connect.noneHere')}
        </p>
      )}
      {isEmpty ? (
        <NoWallet isGuided={isGuided} />
      ) : (
        <Rows ref={rows}>
          <WalletSections list={list} refuse={refuse} onChoose={select} getLink={getLink} />
          {list.allWallets && (
            <div className={classes.all} data-item="all">
              <AllWalletsRow count={list.allWallets.count} refuse={refuse} onPress={openAll} />
            </div>
          )}
        </Rows>
      )}
      {list.failure !== undefined && <PartialNotice onRetry={list.retry} />}
    </>
  )
  return (
    <div ref={content} className={classes.view}>
      {(methods || !isEmpty) && <LegalBox gate={gate} />}
      {methods ? (
        <LoadedView
          loader={methods.view}
          props={{ namespace, hasWallet: isOwn, isEmpty, refuse, children: wallets }}
          failure={wallets}
        />
      ) : (
        wallets
      )}
      {isGuided && !isEmpty && (
        <HelpButton data-item="help" onClick={openHelp}>
          {text('connect.help')}
        </HelpButton>
      )}
      {!gate.isNeeded && (
        <p className={classes.legal} data-item="legal">
          <LegalText one="connect.legalOne" both="connect.legalBoth" />
        </p>
      )}
    </div>
  )
}
