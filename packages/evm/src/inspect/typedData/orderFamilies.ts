import type { AssetAmount, RequestAction } from '@cleat/core/adapter'
import type { MessageReader } from './createMessageReader.ts'
import { otherThan } from './permitFamilies.ts'
import type { MessageContext, TypedDataFamilies } from './typedDataFamily.ts'

const offer =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount'
const seaportTypes = `ConsiderationItem(${offer},address recipient)OfferItem(${offer})`
const seaportOrder =
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)'

/** What CoW Protocol takes for the native coin. @see `BUY_ETH_ADDRESS` of `GPv2Transfer` */
const coin = `0x${'e'.repeat(40)}`

/** Offers that others can carry out. @see CoW Protocol `GPv2Order`, Seaport 1.6, 1inch 4 */
export const orderFamilies: TypedDataFamilies = {
  'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)':
    (message, { account }) => {
      const receiver = message.address('receiver')
      const isOther = receiver !== account && BigInt(receiver) !== 0n
      const token = message.address('buyToken')
      return [
        {
          ...{ kind: 'order', protocol: 'CoW' },
          gives: [
            {
              token: message.address('sellToken'),
              amount: message.number('sellAmount') + message.number('feeAmount'),
            },
          ],
          gets: [
            { token: token === coin ? undefined : token, amount: message.number('buyAmount') },
          ],
          until: message.number('validTo'),
          ...(isOther && { receiver }),
        },
      ]
    },
  'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)':
    (message, { account }) => {
      const receiver = message.address('receiver')
      const isOther = receiver !== account && BigInt(receiver) !== 0n
      const owner = otherThan(account, message.address('maker'))
      return [
        {
          ...{ kind: 'order', protocol: '1inch' },
          gives: [{ token: message.address('makerAsset'), amount: message.number('makingAmount') }],
          gets: [{ token: message.address('takerAsset'), amount: message.number('takingAmount') }],
          ...(owner && { owner }),
          ...(isOther && { receiver }),
        },
      ]
    },
  [`${seaportOrder}${seaportTypes}`]: seaport,
}

function seaport(message: MessageReader, { account }: MessageContext): readonly RequestAction[] {
  const owner = otherThan(account, message.address('offerer'))
  const received = message
    .list('consideration')
    .filter((item) => item.address('recipient') === account)
  return [
    {
      ...{ kind: 'order', protocol: 'Seaport', until: message.number('endTime') },
      gives: message.list('offer').map((item) => toItem(item, 'most')),
      gets: received.map((item) => toItem(item, 'least')),
      ...(owner && { owner }),
    },
  ]
}

/** A price that changes over time counts with its worse end. */
function toItem(item: MessageReader, end: 'most' | 'least'): AssetAmount {
  const [start, last] = [item.number('startAmount'), item.number('endAmount')]
  const isStart = end === 'most' ? start > last : start < last
  const amount = isStart ? start : last
  const type = item.number('itemType')
  if (type === 0n) return { token: undefined, amount }
  const token = item.address('token')
  return type === 1n
    ? { token, amount }
    : { token, amount, id: item.number('identifierOrCriteria') }
}
