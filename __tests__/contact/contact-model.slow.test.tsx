/** @jest-environment jsdom */
import { manyVisitors } from "../support/contact-model";

// More of them in __tests__/deep.
manyVisitors(200);
