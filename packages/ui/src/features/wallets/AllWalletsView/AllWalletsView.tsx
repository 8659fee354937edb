import { type ReactElement, useEffect, useRef } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { LegalBox } from '../../../components/Legal/LegalBox.tsx'
import { useLegalGate } from '../../../components/Legal/useLegalGate.ts'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useSelectWallet } from '../../../kit/wallets/useSelectWallet.ts'
import { useIsHandheld } from '../../../media/useIsHandheld.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { PartialNotice } from '../list/PartialNotice.tsx'
import { usePrefetchedPairing } from '../pairing/usePrefetchedPairing.ts'
import type { WalletsTexts } from '../texts/en.ts'
import sheet from './AllWalletsView.module.css'
import { CertifiedButton } from './CertifiedButton.tsx'
import { CodeButton } from './CodeButton.tsx'
import { MoreWallets } from './MoreWallets.tsx'
import { NoWalletFound } from './NoWalletFound.tsx'
import { useAllWallets } from './useAllWallets.ts'
import { useCertified } from './useCertified.ts'
import { useSearch } from './useSearch.ts'
import { WalletGrid } from './WalletGrid.tsx'

const tallFrom = 16

/** All wallets, with a search. */
export function AllWalletsView({ route }: { route: RouteOf<'AllWallets'> }): ReactElement {
  const { namespace } = route
  const classes = useStyles(sheet)
  const text = useText<WalletsTexts>()
  const announce = useAnnounce()
  const view = useRef<HTMLDivElement>(null)
  const isHandheld = useIsHandheld()
  const gate = useLegalGate()
  const { select, getLink } = useSelectWallet({ view: 'AllWallets', namespace })
  usePrefetchedPairing({ namespace, isAllowed: !gate.isClosed })
  const [isCertified, setIsCertified] = useCertified(route)
  const { search, settled, setSearch } = useSearch(route, isCertified ? 'certified' : undefined)
  const { items, hasCertified, isPending, failure, retry, more } = useAllWallets({
    ...{ namespace, isCertified },
    search: settled,
  })
  const count = items.length
  const isEmpty = count === 0 && !isPending
  const isFailed = isEmpty && failure !== undefined && !settled

  useEffect(() => {
    if ((settled || isCertified) && !isPending) announce(text('allWallets.found', { count }))
  }, [announce, text, settled, isCertified, isPending, count])

  const enterGrid = () =>
    view.current?.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus()
  if (isFailed)
    return <ErrorState title={text('allWallets.failed')} error={failure} onRetry={retry} />
  return (
    <div ref={view} className={classes.view} data-tall={isPending || count > tallFrom}>
      <div className={classes.top} data-pinned="top">
        <LegalBox gate={gate} />
        <div className={classes.bar}>
          <SearchField
            label={text('allWallets.search')}
            value={search}
            onChange={setSearch}
            isEmpty={isEmpty}
            isFirst={!isHandheld}
            onEnterList={enterGrid}
          />
          {hasCertified && <CertifiedButton isOn={isCertified} onChange={setIsCertified} />}
          <CodeButton namespace={namespace} gate={gate} />
        </div>
        {failure !== undefined && <PartialNotice onRetry={retry} />}
      </div>
      {count > 0 && (
        <WalletGrid
          items={items}
          query={settled || undefined}
          isDisabled={gate.isClosed}
          onChoose={gate.isClosed ? gate.refuse : select}
          getLink={getLink}
          onNearEnd={more.loadNext}
        />
      )}
      {isEmpty ? (
        <NoWalletFound
          search={settled}
          isFiltered={isCertified}
          namespace={namespace}
          gate={gate}
          onClear={() => {
            setSearch('')
            setIsCertified(false)
          }}
        />
      ) : (
        <MoreWallets isPending={isPending} more={more} />
      )}
    </div>
  )
}
