import { Content, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import { clientDefaults } from '../client-defaults.ts'

/** What the tooltips of an island share: just after one, the next opens without delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={clientDefaults.tooltipDelay} skipDelayDuration={clientDefaults.tooltipSkipDelay}>
      {children}
    </Provider>
  )
}

interface IconTooltipProps {
  /** The words. The icon's accessible name says the same. */
  label: ReactNode
  /** The button or link; it has to pass on attributes and the ref. */
  children: ReactElement
}

/**
 * Shows the name of an icon on hover and focus; Escape closes it. It stays within the landmark of its icon, and is
 * placed through the CSSOM, which a strict Content-Security-Policy allows.
 */
export function IconTooltip({ label, children }: IconTooltipProps) {
  return (
    <Root>
      {/* Described by what it is named already, it would be read out twice. */}
      <Trigger asChild aria-describedby={undefined}>
        {children}
      </Trigger>
      <Content className="tooltip" sideOffset={8} collisionPadding={8}>
        {label}
      </Content>
    </Root>
  )
}
