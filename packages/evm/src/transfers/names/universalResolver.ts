/** ENS's universal resolver, at one address on every chain. It also finds names off the chain. */
export const universalResolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
