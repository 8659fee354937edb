/** The selectors of the calls: the first four bytes of the hash of the signature beside it. */
export const selectors = {
  /** `balanceOf(address)` */
  balanceOf: '0x70a08231',
  /** `decimals()` */
  decimals: '0x313ce567',
  /** `symbol()` */
  symbol: '0x95d89b41',
  /** `name()` */
  name: '0x06fdde03',
  /** `transfer(address,uint256)` */
  transfer: '0xa9059cbb',
  /** `aggregate3((address,bool,bytes)[])` */
  aggregate3: '0x82ad56cb',
  /** `resolve(bytes,bytes)` */
  resolve: '0x9061b923',
  /** `addr(bytes32,uint256)` */
  addr: '0xf1cb7e06',
  /** `OffchainLookup(address,string[],bytes,bytes4,bytes)`, an error */
  offchainLookup: '0x556f1830',
  /** `query((address,string[],bytes)[])` */
  query: '0xa780bab6',
  /** `HttpError(uint16,string)`, an error */
  httpError: '0x01800152',
  /** `getL1FeeUpperBound(uint256)` */
  getL1FeeUpperBound: '0xf1c7a58b',
  /** `getL1Fee(bytes)` */
  getL1Fee: '0x49948e0e',
  /** `entryPoint()` */
  entryPoint: '0xb0d691fe',
  /** `isValidSignature(bytes32,bytes)` */
  isValidSignature: '0x1626ba7e',
  /** `getThreshold()` */
  getThreshold: '0xe75235b8',
} as const
