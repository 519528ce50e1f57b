import { z } from 'zod';

// Before any schema is made: Zod would ask whether text may become code, and the policy reports that.
z.config({ jitless: true });
