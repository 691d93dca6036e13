/** @jest-environment jsdom */
import { manyVisitors } from "../support/contact-model";

// __tests__/deep/contact-model.test.ts simulates more visitors.
manyVisitors(200);
