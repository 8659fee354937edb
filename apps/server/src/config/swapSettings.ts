import { swapSourceIds } from '../data/swap/source/swapConfig.ts'
import type { Setting } from './setting.ts'
import { settingSchemas } from './settingSchemas.ts'

const { wholeNumber, orNone, someOf, rates, httpUrl, headerKey, evmAddress } = settingSchemas

const names = swapSourceIds.map((id) => `\`${id}\``).join(', ')

/** The settings of swaps. */
export const swapSettings = {
  SWAP_SOURCES: {
    meaning: `Sources of swaps, separated by commas: ${names}. \`pools\` are the exchanges in \`CHAINS_FILE\`; the others are APIs of third parties.`,
    fallback: 'pools',
    expected: `some of ${swapSourceIds.join(', ')}, separated by commas`,
    schema: someOf(swapSourceIds),
  },
  SWAP_RATE_LIMIT: {
    meaning: 'Quotes per minute and client; as many calls and orders. 0 for no limit.',
    fallback: '60',
    expected: 'a whole number from 0 to 1000000',
    schema: wholeNumber(0, 1_000_000),
  },
  SWAP_RATES: {
    meaning:
      'Requests per second to sources that your plan allows, separated by commas, such as `0x=10,1inch=5`. Otherwise 1 to `1inch`, `jupiter` and `lifi`, 3 to `uniswap`, 5 to the others.',
    fallback: '',
    expected: 'sources with a whole number from 1 to 1000 each, separated by commas, such as 0x=10',
    schema: rates(swapSourceIds),
  },
  SWAP_FEE_BPS: {
    meaning:
      'Your fee of each swap on EVM networks, in hundredths of a percent, which visitors see. `0x`, `1inch` and `uniswap` take it for you; others are asked for none.',
    fallback: '0',
    expected: 'a whole number from 0 to 300',
    schema: wholeNumber(0, 300),
  },
  SWAP_FEE_RECIPIENT: {
    meaning: 'The address that gets your fee. `SWAP_FEE_BPS` needs it.',
    fallback: '',
    expected: 'an Ethereum address',
    schema: orNone(evmAddress),
  },
  ZEROEX_KEY: keyOf('0x', 'The source `0x` needs it.'),
  ZEROEX_URL: urlOf('0x', 'https://api.0x.org'),
  ONEINCH_KEY: keyOf('1inch', 'The source `1inch` needs it.'),
  ONEINCH_URL: urlOf('1inch', 'https://api.1inch.com'),
  UNISWAP_KEY: keyOf('the Uniswap Trading API', 'The source `uniswap` needs it.'),
  UNISWAP_URL: urlOf('the Uniswap Trading API', 'https://trade-api.gateway.uniswap.org'),
  LIFI_KEY: keyOf('LI.FI', 'Without it, LI.FI allows a few requests only.'),
  LIFI_URL: urlOf('LI.FI', 'https://li.quest'),
  COW_URL: urlOf('CoW Protocol', 'https://api.cow.fi'),
  JUPITER_KEY: keyOf('Jupiter', 'The source `jupiter` needs it.'),
  JUPITER_URL: urlOf('Jupiter', 'https://api.jup.ag'),
  MAKER_URL: {
    meaning: 'Address of a maker that co-signs swaps on Solana. The source `maker` needs it.',
    fallback: '',
    expected: 'an address such as http://127.0.0.1:8900',
    schema: orNone(httpUrl),
  },
} satisfies Record<string, Setting<unknown>>

function keyOf(name: string, need: string): Setting<string | null> {
  return {
    meaning: `Key of ${name}. ${need}`,
    fallback: '',
    expected: 'a key of 8 to 256 letters, digits and punctuation marks',
    isSecret: true,
    schema: orNone(headerKey),
  }
}

function urlOf(name: string, fallback: string): Setting<string> {
  return {
    meaning: `Address of ${name}.`,
    fallback,
    expected: 'an address such as https://api.example',
    schema: httpUrl,
  }
}
