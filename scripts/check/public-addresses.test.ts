import { describe, expect, it } from 'vitest'
import { isPublic } from './public-addresses.ts'

describe('an address of the network', () => {
  it.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1', '64:ff9b::1.1.1.1'])(
    'is public: %s',
    (address) => expect(isPublic(address)).toBe(true),
  )

  it.each([
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1'],
    ...['169.254.169.254', '192.0.2.7', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
    ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1', 'fec0::1'],
    ...['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::127.0.0.1', '64:ff9b::10.0.0.1', '64:ff9b::a9fe:a9fe'],
    ...['2002:7f00:1::', '2001:0:1::1', '', 'a.org', '127.1'],
  ])('is not: %s', (address) => expect(isPublic(address)).toBe(false))
})
