import { z } from 'zod';
import { Link } from '../values.ts';

export const keyedLink = z.looseObject({ key: z.string().max(40), link: Link });

export const keyedLinks = z.array(keyedLink).max(50).default([]);
