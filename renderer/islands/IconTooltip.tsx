import { Content, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import { clientDefaults } from '../client-defaults.ts'

/** What the tooltips of an island share: after one, the next opens without delay for a moment. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={clientDefaults.tooltipDelay} skipDelayDuration={clientDefaults.tooltipSkipDelay}>
      {children}
    </Provider>
  )
}

interface IconTooltipProps {
  /** The words; the icon's own name says the same to assistive technology. */
  label: ReactNode
  /** The button or link; it takes the attributes and the ref that it is given. */
  children: ReactElement
}

/**
 * Shows the name of an icon to somebody who rests on it with a pointer or a focus; Escape closes it. It stands within
 * the landmark of its icon, and is placed through the CSSOM, which a strict Content-Security-Policy allows.
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
