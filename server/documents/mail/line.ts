import type { ComponentProps, ComponentType } from 'react';
import { Row } from 'react-email';

/** A table row whose cells may be given as further arguments of createElement. */
export const Line = Row as ComponentType<Partial<ComponentProps<typeof Row>>>;
